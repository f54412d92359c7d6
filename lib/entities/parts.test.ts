import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ResourceCard, type Row } from '@/components/admin/resource/resource-card';
import { operations } from '@/lib/api/contracts/index';
import { entitySchemas, listedName, storedName } from '@/lib/api/answers';
import { samples } from '@/tests/fixtures/data/samples';
import { entities, resources } from './registry';
import { KINDS } from './resource';

const models = prismaModels();
const migrations = readdirSync('prisma/migrations', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(`prisma/migrations/${name}`, 'utf8'));

/** What needs other rows or a moment has tests of its own. */
const OF_OTHERS = ['facts', 'reasons', 'publishedAt', 'formerId', 'succession'];

assert.deepEqual(Object.keys(resources), Object.keys(KINDS), 'every name has a descriptor');

for (const [name, resource] of Object.entries(resources)) {
  const { entity, fields, nameField, card } = resource;
  const kind = KINDS[resource.name];
  const inputs = fields.map((field): string => field.name);
  const columns = fields.map(({ name, link, isEvidence }): string =>
    isEvidence ? 'facts' : (link?.relation ?? name),
  );

  test(`${name} has its model, with a slug, a date of change and a column for every field`, () => {
    const model = models.find(({ table }) => table === name);
    assert.ok(model, `no model is mapped to ${name}`);
    assert.equal(model.name, entity);
    assert.equal(model.name.charAt(0).toLowerCase() + model.name.slice(1), kind);
    assert.match(model.columns.get('slug') ?? '', /@unique/);
    assert.match(model.columns.get('updatedAt') ?? '', /@updatedAt/);
    assert.ok(inputs.includes(nameField) && inputs.includes('slug'));
    assert.deepEqual(
      columns.filter((column) => !model.columns.has(column)),
      [],
    );
  });

  test(`${name}: its changes reach every instance, and its old slugs are kept`, () => {
    const triggers = migrations.join('\n').split(/(?=CREATE TRIGGER)/);
    const listens = new RegExp(`^CREATE TRIGGER content_changed[^;]* ON ${name}\\s`);
    assert.ok(triggers.some((one) => listens.test(one)));
    assert.ok(models.some(({ table }) => table === 'slug_history'));
    const checks = migrations.flatMap((sql) => [
      ...sql.matchAll(/slug_history_entity_check CHECK \(([^)]*)\)/g),
    ]);
    assert.ok(checks.at(-1)?.[1]?.includes(`'${kind}'`), `slug_history refuses ${kind}`);
  });

  test(`${name} has a schema for what its form sends`, () => {
    const schema = entities[resource.name].schema;
    const known = Object.keys(schema.shape);
    assert.deepEqual(known.toSorted(), [...inputs, 'updatedAt'].toSorted());
    const sample = samples[resource.name]();
    assert.equal(schema.safeParse(sample).error, undefined);
    const unsaid = inputs.filter((input) => !(input in sample) && !OF_OTHERS.includes(input));
    assert.deepEqual(unsaid, [], 'tests/fixtures/data/samples.ts has a value for every field');
  });

  // That each list is read is proved on a site: openapi.test.ts calls whatever is documented.
  test(`${name} is documented: its list, its card and its changes`, () => {
    const shape: object = entitySchemas[entity].shape;
    assert.deepEqual(
      card.filter((field) => !Object.hasOwn(shape, field)),
      [],
    );
    for (const one of [listedName(entity), storedName(entity)]) assert.ok(entitySchemas[one], one);
    const methods = (path: string) => Object.keys(operations[path] ?? {}).toSorted();
    assert.deepEqual(methods(`/api/${name}`), ['GET']);
    assert.deepEqual(methods(`/api/admin/${name}`), ['POST']);
    assert.deepEqual(methods(`/api/admin/${name}/{id}`), ['DELETE', 'GET', 'PUT']);
  });

  test(`${name} has a card in the back-office that says its name`, () => {
    const sample = samples[resource.name]();
    const row = { viewCount: 0, likeCount: 0, ...sample } as unknown as Row;
    const acts = { onEdit: () => {}, onRemove: () => {} };
    const facts = createElement(ResourceCard, { resource, row, ...acts });
    assert.ok(renderToStaticMarkup(facts).includes(String(sample[nameField])));
  });
}

type Model = { name: string; table: string; columns: Map<string, string> };

function prismaModels(): Model[] {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  return [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => ({
    name,
    table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '',
    columns: new Map(
      [...body.matchAll(/^ {2}(\w+)\s+(.+)$/gm)].map(([, column = '', type = '']) => [
        column,
        type,
      ]),
    ),
  }));
}
