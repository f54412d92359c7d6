import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from '@/components/admin/shell/admin-providers';
import { resources } from '@/lib/entities/registry';
import type { Resource } from '@/lib/entities/resource';
import { ResourceList } from './resource-list';

function shown(resource: Resource): string {
  const list = createElement(ResourceList, { resource, filters: [], onEdit: () => {} });
  const at = createElement(
    SearchParamsContext.Provider,
    { value: new URLSearchParams({ q: 'encg' }) },
    createElement(PathnameContext.Provider, { value: `/admin/${resource.name}` }, list),
  );
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: createQueryClient() }, at),
  );
}

test('only what the search ranks is offered by its best match', () => {
  for (const resource of [resources.articles, resources.programmes, resources.establishments]) {
    assert.match(shown(resource), />Best match first</, resource.name);
  }
  for (const resource of [resources.calls, resources.sources, resources.rules]) {
    assert.doesNotMatch(shown(resource), /Best match/, resource.name);
    assert.ok(shown(resource).includes(`>${resource.sorts[0]?.label}<`), resource.name);
  }
});
