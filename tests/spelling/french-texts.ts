import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readArticles } from '@/prisma/seed/articles';
import { categories, cities, universities } from '@/prisma/seed/places';

export type FrenchText = { file: string; text: string };

/** The specification fixes these as they are. */
export const SPECIFIED: readonly string[] = [
  'Rechercher un master...',
  'Inscription...',
  "Erreur d'inscription",
  'Vous recevrez nos dernières actualités par email.',
  'Email *',
  "L'article que vous recherchez n'existe pas.",
];

/** Modules that hold little but texts: all that has a space is one. */
const EDITORIAL = ['lib/editorial', 'lib/texts', 'prisma/seed'];
const CODE = /(?:index|pages|places|read|search-documents)\.ts$|\/masters\//;
/** Modules in which texts stand among code. */
const SCREENS = ['components/site', 'app/(site)'];

const SENTENCE = /[àâçéèêëîïôùûœ’«»]|\p{L}{2,} \p{L}+.*[.?!…:]$/u;
const SPOKEN_ATTRIBUTES = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);

export function frenchTexts(): FrenchText[] {
  return [
    ...readArticles().map(({ slug, title, excerpt, metaDescription, content }) => ({
      file: `${slug}.md`,
      text: [title, excerpt, metaDescription, content].join('\n\n'),
    })),
    ...[...cities, ...universities].map(({ slug, name, description, reasons = '' }) => ({
      file: `${slug}.md`,
      text: [name, description, reasons].join('\n\n'),
    })),
    ...categories.map(({ slug, name, description }) => ({
      file: `${slug}.md`,
      text: [name, description].join('\n\n'),
    })),
    ...filesBelow('lib/texts', /\.md$/).map((file) => ({ file, text: proseOf(file) })),
    ...EDITORIAL.flatMap((folder) => filesBelow(folder, /\.ts$/))
      .filter((file) => !CODE.test(file))
      .flatMap(textsOf),
    ...SCREENS.flatMap((folder) => filesBelow(folder, /\.tsx$/)).flatMap(textsOf),
  ];
}

const ADDRESSES = /^(?:- )?\w+: [\w/-]+(?:, [\w-]+)*$/gm;
const FIELD_NAMES = /^(?:- )?\w+: |^---$/gm;
const CHOICES = /\{(?:if \w+|else|end)\}/g;
const VALUES = /\{\w+\}/g;

function proseOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  return text
    .replace(ADDRESSES, '')
    .replace(FIELD_NAMES, '')
    .replace(CHOICES, '')
    .replace(VALUES, 'lui');
}

function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path));
}

function textsOf(file: string): FrenchText[] {
  const isScreen = file.endsWith('x');
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    isScreen ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts: FrenchText[] = [];
  const isFrench = isScreen ? isSentence : ({ text }: Piece) => text.includes(' ');
  visit(source, isFrench, (text) => texts.push({ file, text }));
  return texts;
}

type Choice = (piece: Piece) => boolean;

function visit(node: ts.Node, isFrench: Choice, found: (text: string) => void): void {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
  if (ts.isJsxAttribute(node) && !SPOKEN_ATTRIBUTES.has(node.name.getText())) {
    if (!node.initializer || ts.isStringLiteral(node.initializer)) return;
  }
  if (ts.isJsxText(node)) found(decoded(node.text));
  else if (isPiece(node) && isFrench(node)) found(whole(node));
  ts.forEachChild(node, (child) => visit(child, isFrench, found));
}

type Piece = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

function isPiece(node: ts.Node): node is Piece {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isTemplateHead(node)
  );
}

function isSentence(piece: Piece): boolean {
  return (
    SENTENCE.test(piece.text) || (ts.isJsxAttribute(piece.parent) && /\p{L}/u.test(piece.text))
  );
}

const NAMED: Readonly<Record<string, string>> = { '&nbsp;': '\u00a0', '&apos;': '’' };

function decoded(text: string): string {
  return text.replace(/&\w+;/g, (name) => NAMED[name] ?? ' ');
}

/** A word may be cut by the end of a template's piece, never by the end of a line. */
function whole(piece: Piece): string {
  return ts.isStringLiteralLike(piece) ? piece.text : piece.text.replace(/[\p{L}’-]+$/u, '');
}
