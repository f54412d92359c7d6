import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const OPENING = /^---\n([\s\S]*?)\n---\n/;

/** A text of the guide: Markdown, with its `key: value` lines above it. */
export function readText<Schema extends z.ZodType>(name: string, schema: Schema) {
  return frontMatter(readFileSync(resolve('lib/texts', `${name}.md`), 'utf8'), name, schema);
}

/** One `key: value` per line is all that an editor needs to know. */
export function frontMatter<Schema extends z.ZodType>(whole: string, file: string, schema: Schema) {
  const [head = '', lines = ''] = OPENING.exec(whole) ?? [];
  const parsed = schema.safeParse(fieldsOf(lines.split('\n')));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return { fields: parsed.data, text: whole.slice(head.length).trim() };
}

/** Short texts, each asked for by its name. */
export function sayings(file: string) {
  const { fields, text } = readText(file, z.record(z.string(), z.string()));
  const say = (name: string): string => {
    const said = fields[name];
    if (said === undefined) throw new Error(`lib/texts/${file}.md has no ${name}`);
    return said;
  };
  return { say, text };
}

/** What stands under each heading: its `- key: value` lines, then its text. */
export function blocks<Schema extends z.ZodType<object>>(
  text: string,
  mark: '##' | '###',
  schema: Schema,
) {
  const parts = text.split(new RegExp(`^${mark} `, 'm')).slice(1);
  return parts.map((part) => {
    const [title = '', ...lines] = part.trim().split('\n');
    const first = lines.findIndex((line) => line !== '' && !FIELD.test(line));
    const end = first < 0 ? lines.length : first;
    const fields = lines.slice(0, end).filter(Boolean);
    return {
      ...schema.parse(fieldsOf(fields.map((line) => line.slice('- '.length)))),
      title,
      text: lines.slice(end).join('\n').trim(),
    };
  });
}

const FIELD = /^- [a-z]\w*: /;

function fieldsOf(lines: string[]): Record<string, string> {
  const pairs = lines.filter(Boolean).map((line) => {
    const at = line.indexOf(': ');
    return [line.slice(0, at), line.slice(at + 2).trim()];
  });
  return Object.fromEntries(pairs);
}

/** `a, b, c` */
export const list = z.string().transform((line) => line.split(', '));

const CHOICE = /\{if (\w+)\}([\s\S]*?)(?:\{else\}([\s\S]*?))?\{end\}/g;

/** Puts values in the place of `{name}`, and keeps of `{if name}…{else}…{end}` what holds. */
export function filled(text: string, values: Record<string, string | boolean | null | undefined>) {
  return text
    .replace(CHOICE, (_, name, then, otherwise = '') => (values[name] ? then : otherwise))
    .replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}
