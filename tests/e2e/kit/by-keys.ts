import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';

type Made = { id: string; slug: string };

/** An element takes the focus and is pressed, as by somebody without a mouse. */
export const press = (page: Page, name: string | RegExp, key = 'Enter') =>
  page.getByRole('button', { name }).last().press(key);

/** A row made by the API, for what is to be done with it on a screen. */
export async function make(
  request: APIRequestContext,
  origin: string,
  list: string,
  data: object,
): Promise<Made> {
  const answer = await request.post(`/api/admin/${list}`, { headers: { origin }, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Made;
}
