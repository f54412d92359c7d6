import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClientProvider } from '@tanstack/react-query';
import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from '@/components/admin/shell/admin-providers';
import { UserCard, type UserRow, displayName, initial } from './users-screen';

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

function cardOf(user: UserRow, isOwn: boolean): string {
  const card = createElement(UserCard, { user, isOwn, onRemove: () => {} });
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: createQueryClient() }, card),
  );
}

test('somebody of whom nothing is known has words all the same (spec 2.63, 2.64, 2.67)', () => {
  const html = cardOf(nobody, false);
  assert.match(html, /class="avatar">U</);
  assert.match(html, />Unknown User</);
  assert.match(html, />No email provided</);
  assert.match(html, />5b1f0a52</);
});

const user = (part: Partial<UserRow>): UserRow => ({ ...nobody, ...part });

test('one’s own row says so, and can be neither demoted nor deleted (spec 2.66, 5.10)', () => {
  const html = cardOf(user({ firstName: 'Salma', isAdmin: true }), true);
  assert.match(html, />You</);
  const root = parse(html);
  for (const name of ['Admin: Salma', 'Delete Salma']) {
    const control = root.querySelector(`button[aria-label="${name}"]`);
    assert.ok(control?.hasAttribute('disabled'), name);
    const why = root.getElementById(control?.getAttribute('aria-describedby') ?? '');
    assert.match(why?.textContent ?? '', /cannot remove your own admin .* cannot delete your own/);
  }
});

test('the initial falls back from first name to e-mail to U (spec 2.63)', () => {
  assert.equal(initial(user({ firstName: 'émilie', email: 'a@b.co' })), 'É');
  assert.equal(initial(user({ email: 'salma@b.co' })), 'S');
  assert.equal(initial(user({ firstName: ' ' })), 'U');
  assert.equal(initial(user({})), 'U');
});

test('the name falls back from full name to e-mail to Unknown User (spec 2.64)', () => {
  assert.equal(displayName(user({ firstName: 'Salma', lastName: 'Idrissi' })), 'Salma Idrissi');
  assert.equal(displayName(user({ lastName: 'Idrissi', email: 'a@b.co' })), 'Idrissi');
  assert.equal(displayName(user({ email: 'a@b.co' })), 'a@b.co');
  assert.equal(displayName(user({})), 'Unknown User');
});
