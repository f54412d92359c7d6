import next from '@next/eslint-plugin-next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Bans imports by what they name, so that data flows one way: app → components → lib. */
const ban = (...patterns) => [
  'error',
  { patterns: patterns.map(([regex, message]) => ({ regex, message, allowTypeImports: true })) },
];
const UPWARD_FROM_COMPONENTS = ['^@/app/|(^|/)\\.\\./app/', 'components never import app'];
const UPWARD_FROM_LIB = ['^@/(app|components)/', 'lib never imports app or components'];
const SERVER_CODE = [
  '^@/lib/(db|content|admin|auth|server|mail)/',
  'components get data as props; only types may come from server code',
];
const DATABASE = [
  '^@/(lib/db|prisma/generated)',
  'only lib/content, lib/admin, lib/auth and lib/server touch the database',
];
const ADMIN_READS = ['^@/lib/admin/', 'public pages read lib/content'];

const noStyleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The CSP forbids style attributes: use a class, or a rule made by ColorRule.',
};
const rawSql = {
  selector:
    'MemberExpression[property.name=/^(\\$queryRaw|\\$executeRaw|\\$queryRawUnsafe|\\$executeRawUnsafe)$/]',
  message: 'Raw SQL lives in lib/db and the search of lib/content.',
};
const processEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'lib/env.ts is the only reader of process.env.',
};

export default defineConfig(
  globalIgnores([
    '.next*/',
    '.data/',
    '.cache/',
    'prisma/generated/',
    'next-env.d.ts',
    'tests/.artifacts/',
    'tests/bench/apps/',
  ]),
  tseslint.configs.strict,
  {
    plugins: { '@next/next': next, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      '@next/next/no-img-element': 'off',
      'no-restricted-syntax': ['error', noStyleAttribute, rawSql, processEnv],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['app/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ban(DATABASE) },
  },
  {
    files: ['app/(site)/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ban(DATABASE, ADMIN_READS) },
  },
  {
    files: ['components/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ban(
        UPWARD_FROM_COMPONENTS,
        SERVER_CODE,
        DATABASE,
      ),
    },
  },
  {
    files: ['lib/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ban(UPWARD_FROM_LIB, DATABASE) },
  },
  {
    files: [
      'lib/{process,db,content,search,admin,auth,api,server,events,mail,newsletter,backup}/**',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': ban(UPWARD_FROM_LIB) },
  },
  {
    files: ['lib/db/**', 'lib/search/**', 'lib/server/**', 'prisma/**', 'tests/**'],
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute, processEnv] },
  },
  {
    files: [
      'lib/env.ts',
      'lib/setup/**',
      'tests/**',
      '*.config.ts',
      'server.ts',
      'lib/server/start/settings.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute] },
  },
  {
    files: ['components/site/cover/social-card.tsx'],
    rules: { 'no-restricted-syntax': ['error', rawSql, processEnv] },
  },
);
