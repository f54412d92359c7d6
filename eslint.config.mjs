import next from '@next/eslint-plugin-next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Each room of lib with the rooms it may import. It may name only rooms above it in this table, so
 * that no two import each other.
 */
const ROOMS = {
  env: [],
  french: [],
  markdown: ['french'],
  paths: [],
  media: ['env'],
  colour: [],
  csv: [],
  paging: [],
  entities: ['colour', 'french', 'media', 'markdown', 'paging'],
  asked: ['entities', 'french'],
  facts: ['entities', 'french'],
  pages: ['paths', 'entities'],
  texts: ['pages', 'entities', 'french', 'markdown', 'paths'],
  editorial: ['texts', 'entities', 'french', 'markdown', 'paths'],
  site: ['env', 'french', 'pages', 'texts', 'editorial'],
  setup: [],
  process: ['env'],
  db: ['env', 'process', 'asked', 'entities', 'facts', 'pages', 'texts', 'editorial', 'french'],
  limits: ['db', 'process', 'env'],
  content: [
    'asked',
    'entities',
    'facts',
    'db',
    'media',
    'process',
    'pages',
    'texts',
    'editorial',
    'french',
    'markdown',
    'paths',
    'paging',
  ],
  search: [
    'asked',
    'content',
    'db',
    'process',
    'entities',
    'pages',
    'texts',
    'editorial',
    'french',
    'markdown',
    'paths',
    'paging',
  ],
  links: ['content', 'db', 'process', 'entities', 'markdown', 'env'],
  seo: [
    'entities',
    'content',
    'db',
    'media',
    'pages',
    'texts',
    'editorial',
    'french',
    'markdown',
    'paths',
    'site',
  ],
  'open-data': [
    'content',
    'facts',
    'process',
    'entities',
    'pages',
    'texts',
    'editorial',
    'csv',
    'french',
    'paths',
    'site',
  ],
  mail: [
    'limits',
    'content',
    'db',
    'process',
    'entities',
    'pages',
    'texts',
    'editorial',
    'markdown',
    'env',
    'french',
    'paths',
    'site',
  ],
  proposals: ['limits', 'db', 'process', 'entities'],
  events: [
    'limits',
    'content',
    'pages',
    'texts',
    'editorial',
    'french',
    'db',
    'process',
    'entities',
    'env',
    'paths',
    'site',
    'paging',
  ],
  jobs: ['mail', 'links', 'content', 'db', 'process', 'entities', 'editorial', 'env'],
  backup: ['db', 'env'],
  auth: ['db', 'process', 'entities', 'markdown', 'env', 'paths'],
  admin: [
    'asked',
    'auth',
    'facts',
    'content',
    'search',
    'db',
    'process',
    'entities',
    'media',
    'mail',
    'csv',
    'french',
    'markdown',
    'env',
    'paths',
    'events',
    'site',
    'paging',
  ],
  transfer: ['admin', 'content', 'facts', 'db', 'process', 'entities', 'csv', 'french'],
  api: [
    'limits',
    'open-data',
    'links',
    'transfer',
    'admin',
    'auth',
    'content',
    'search',
    'db',
    'process',
    'entities',
    'media',
    'mail',
    'proposals',
    'events',
    'env',
    'paths',
    'site',
    'paging',
  ],
  next: ['events', 'db', 'process'],
  front: [
    'next',
    'limits',
    'api',
    'admin',
    'auth',
    'content',
    'search',
    'db',
    'process',
    'entities',
    'backup',
    'jobs',
    'media',
    'events',
    'mail',
    'pages',
    'texts',
    'editorial',
    'colour',
    'french',
    'env',
    'paths',
    'setup',
    'site',
    'markdown',
    'paging',
  ],
};

const upward = { regex: '^@/(app|components)/', message: 'lib never imports app or components.' };
const database = (message) => ({ regex: '^@/(lib/db|prisma/generated)(/|$)', message });

const roomDirections = forbiddenRooms(ROOMS).map(({ room, allowed, forbidden }) => {
  const mayRead = room === 'db' || allowed.includes('db');
  return {
    files: [`lib/${room}/**`, `lib/${room}.ts`],
    // Tests may import any room.
    ignores: ['**/*.test.ts'],
    rules: restrictImports(
      upward,
      {
        regex: `^(@/lib/|(\\.\\./)+)(${forbidden.join('|')})(/|$)`,
        message: `lib/${room} imports only what ROOMS in eslint.config.mjs gives it: ${allowed.join(', ') || 'nothing'}.`,
      },
      ...(mayRead ? [] : [database('Only rooms that ROOMS gives db may read the database.')]),
    ),
  };
});

const ADMIN_ROOMS = {
  api: [],
  'sign-in': ['api'],
  shell: ['api'],
  display: ['shell'],
  media: ['api'],
  list: ['api', 'display'],
  inputs: ['api', 'display', 'media'],
  text: ['api', 'display', 'media', 'inputs'],
  revisions: ['api', 'display'],
  form: ['api', 'display', 'inputs', 'text', 'media', 'revisions', 'shell'],
  resource: ['api', 'display', 'inputs', 'list', 'form', 'shell'],
  proposals: ['api', 'display', 'list', 'form', 'revisions', 'shell'],
  transfer: ['api', 'display', 'list', 'revisions', 'shell'],
  users: ['api', 'display', 'list', 'shell'],
  addresses: ['api', 'display', 'list', 'form', 'shell'],
  pictures: ['api', 'display', 'media', 'list', 'form', 'shell'],
  newsletter: ['api', 'display', 'list', 'shell'],
  letters: ['api', 'display', 'list', 'form', 'shell'],
  calls: ['api', 'shell', 'transfer'],
  settings: ['api', 'display', 'form', 'revisions', 'shell'],
  audit: ['api', 'display', 'revisions', 'list', 'shell'],
  dashboard: ['display', 'shell', 'api', 'revisions', 'list', 'audit'],
  readers: ['display', 'shell'],
};

/** What components/browser may import: it comes to every reader. */
const BROWSER_ROOMS = ['events', 'search', 'entities', 'editorial'];

const COMPONENTS = [
  { regex: '^@/app/|(^|/)\\.\\./app/', message: 'components never import app.' },
  database('components get data as props.'),
  {
    regex: '^@/lib/(process|db|limits|content|auth|admin|api|next|front|mail|backup|setup)/',
    message: 'components get data as props; only types may come from server code.',
  },
].map((pattern) => ({ ...pattern, allowTypeImports: true }));

const adminDirections = forbiddenRooms(ADMIN_ROOMS).map(({ room, allowed, forbidden }) => ({
  files: [`components/admin/${room}/**`],
  rules: restrictImports(...COMPONENTS, {
    regex: `^(@/components/admin/|(\\.\\./)+)(${forbidden.join('|')})/|^@/components/site/`,
    message: `components/admin/${room} imports only ui and what ADMIN_ROOMS in eslint.config.mjs gives it: ${allowed.join(', ') || 'nothing'}.`,
  }),
}));

/** Types may be imported from anywhere, because they bring no code into the browser. */
const valuesOnly = (...patterns) =>
  restrictImports(...patterns.map((pattern) => ({ ...pattern, allowTypeImports: true })));

const LATE = 'Pages for readers come whole: no Suspense, no lazy, no loading.tsx (decision 026).';
const lateParts = { regex: '^react$', importNamePattern: '^(Suspense|lazy)$', message: LATE };

const noStyleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The CSP forbids style attributes: use a class, or a rule made by TintRules.',
};
const rawSql = {
  selector:
    'MemberExpression[property.name=/^(\\$queryRaw|\\$executeRaw|\\$queryRawUnsafe|\\$executeRawUnsafe)$/]',
  message: 'Raw SQL lives in lib/db and the search of lib/content.',
};
const insideOfNext = [
  'Literal[value=/_next|^rsc$|x-middleware/]',
  'TemplateElement[value.raw=/_next|x-middleware/]',
].map((selector) => ({ selector, message: 'Only lib/next knows what Next keeps to itself.' }));
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
    'tools/bench/apps/',
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
      'no-restricted-syntax': ['error', noStyleAttribute, rawSql, processEnv, ...insideOfNext],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  { files: ['app/**'], rules: valuesOnly(database('Pages read through lib/content.')) },
  {
    files: ['app/(site)/**'],
    rules: valuesOnly(database('Pages read through lib/content.'), lateParts, {
      regex: '^@/lib/admin/',
      message: 'Public pages read lib/content.',
    }),
  },
  {
    files: ['components/**'],
    rules: restrictImports(...COMPONENTS),
  },
  {
    files: ['components/site/**', 'components/ui/**'],
    rules: restrictImports(...COMPONENTS, lateParts),
  },
  {
    files: ['components/browser/**'],
    ignores: ['**/*.test.ts'],
    rules: restrictImports(...COMPONENTS, {
      regex: `^(?!\\./|@/lib/(${BROWSER_ROOMS.join('|')})/|react|@/components/ui/|@/components/site/.*\\.island$)`,
      message: `components/browser imports React, islands, and only ${BROWSER_ROOMS.join(', ')} of lib.`,
      allowTypeImports: true,
    }),
  },
  ...adminDirections,
  ...roomDirections,
  {
    files: ['lib/db/**', 'lib/search/**', 'lib/front/**', 'prisma/**'],
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute, processEnv, ...insideOfNext] },
  },
  {
    files: [
      'lib/env.ts',
      'lib/next/**',
      'lib/setup/**',
      'tests/**',
      'tools/**',
      '**/*.test.ts',
      '*.config.{ts,mjs}',
      'server.ts',
      'lib/front/start/application.ts',
      'lib/front/start/settings.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute] },
  },
  {
    // React reveals what comes late by a script, and readers' pages have none of React's.
    files: ['app/(site)/**/loading.tsx'],
    rules: { 'no-restricted-syntax': ['error', { selector: 'Program', message: LATE }] },
  },
  {
    files: ['components/site/cover/social-card.tsx'],
    rules: { 'no-restricted-syntax': ['error', rawSql, processEnv] },
  },
);

function restrictImports(...patterns) {
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] };
}

function forbiddenRooms(table) {
  const names = Object.keys(table);
  return Object.entries(table).map(([room, allowed], place) => {
    const wrong = allowed.find((name) => !names.slice(0, place).includes(name));
    if (wrong) throw new Error(`${room} may not name ${wrong}, which does not stand above it.`);
    return {
      room,
      allowed,
      forbidden: names.filter((name) => name !== room && !allowed.includes(name)),
    };
  });
}
