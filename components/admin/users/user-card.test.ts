import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from '@/components/admin/shell/admin-providers';
import { UserCard } from './user-card';
import type { UserRow } from './user-identity';

const nobody: UserRow = {
  id: '5b1f0a52-4d0c-4f0e-9c57-7a1a9f1f6f10',
  email: null,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  isAdmin: false,
  isEditor: false,
  createdAt: '2026-03-09T10:00:00Z',
};

test('somebody of whom nothing is known has words all the same (spec 2.63, 2.64, 2.67)', () => {
  const card = createElement(UserCard, { user: nobody, isOwn: false, onRemove: () => {} });
  const html = renderToStaticMarkup(
    createElement(QueryClientProvider, { client: createQueryClient() }, card),
  );
  assert.match(html, /class="avatar">U</);
  assert.match(html, />Unknown User</);
  assert.match(html, />No email provided</);
  assert.match(html, />5b1f0a52</);
});
