import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from '../contract';
import { addressesOfApi, tables } from '../contracts/index';
import { openApiDocument } from './document';

const MOST_BYTES = 167_000;
/** A browser is led through the first; the second answers where nothing is. */
const UNDOCUMENTED = ['/api/auth/[...nextauth]', '/api/[[...path]]'];

const text = JSON.stringify(openApiDocument());
type Operation = { operationId: string; tags: string[]; description: string };
type Document = { tags: { name: string }[]; paths: Record<string, Record<string, Operation>> };
const document = JSON.parse(text) as Document;

describe('the OpenAPI document', () => {
  test('says what each address takes, and that it takes nothing else', () => {
    assert.deepEqual(
      Object.keys(document.paths),
      addressesOfApi.map(({ path }) => path),
    );
    for (const rule of ['"maxLength":300', '"additionalProperties":false']) {
      assert.ok(text.includes(rule), rule);
    }
  });

  test('is short enough to be read', () => {
    const advice = 'let what is written often bear a name, by .meta({ id }), or raise MOST_BYTES';
    assert.ok(text.length <= MOST_BYTES, `${text.length} of ${MOST_BYTES}: ${advice}`);
  });

  test('names each operation by an id that may stand in an address, with a tag and a description', () => {
    const known = document.tags.map(({ name }) => name);
    const operations = Object.values(document.paths).flatMap(({ parameters: _, ...item }) =>
      Object.values(item),
    );
    const ids = operations.map(({ operationId }) => operationId);
    assert.ok(ids.length > 150, `${ids.length} operations`);
    assert.equal(new Set(ids).size, ids.length);
    for (const { operationId, tags, description } of operations) {
      assert.match(operationId, /^[A-Za-z0-9_-]+$/);
      assert.ok(tags.length === 1 && known.includes(tags[0] ?? ''), operationId);
      assert.ok(description, operationId);
    }
  });

  test('gives redocly lint nothing to say', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' });
    assert.deepEqual(
      problems.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      [],
    );
  });

  test('gives Spectral’s rules for OpenAPI nothing to say', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [rulesets.oas] } as spectral.RulesetDefinition);
    const problems = await linter.run(text);
    assert.deepEqual(
      problems.map(({ code, path }) => `${code}: ${path.join(' ')}`),
      [],
    );
  });

  test('makes a client whose types hold', async () => {
    const client = `${astToString(await openapiTS(text))}
      type Row = paths['/api/admin/letters/{id}']['get']['responses'][200]['content']['application/json'];
      export const subjectOf = ({ subject }: Row): string => subject;
      export const articles: paths['/api/articles']['get']['parameters']['query'] = { limit: '5' };`;
    assert.deepEqual(faultsOf(client), []);
    assert.equal(faultsOf(client.replace("limit: '5'", "nothing: '5'")).length, 1);
  });
});

test('every route file gives Next the contract of its own address', () => {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('route.ts'))
    .filter((name) => !UNDOCUMENTED.includes(`/api/${name.replace('/route.ts', '')}`));
  const contracts = new Map(
    Object.entries(tables).flatMap(([table, all]) =>
      Object.entries<Contract>(all).map(([name, { path }]) => [`${table} ${name}`, path] as const),
    ),
  );
  const served = files.map((name) => {
    const source = readFileSync(`app/api/${name}`, 'utf8');
    const [, table = '', contract = ''] =
      /contracts\/([\w-]+)';[^]*OPTIONS } = (\w+);\n$/.exec(source) ?? [];
    const path = contracts.get(`${table} ${contract}`);
    const address = `/api/${name.replace('/route.ts', '').replaceAll('[', '{').replaceAll(']', '}')}`;
    assert.equal(path, address, name);
    return path;
  });
  assert.deepEqual([...contracts.values()].toSorted(), served.toSorted());
});

/** What the compiler says of a file, in the strict way of this project. */
function faultsOf(source: string): string[] {
  const options = { strict: true, noEmit: true, lib: ['lib.es2023.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === 'client.ts'
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram(['client.ts'], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
