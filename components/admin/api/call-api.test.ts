import assert from 'node:assert/strict';
import { type TestContext, mock, test } from 'node:test';
import { currentToast } from '@/components/ui/toast';
import {
  ApiError,
  callApi,
  callList,
  handleSessionLoss,
  isLeavingForSession,
  isUnauthorizedError,
  refusalOf,
  showFailure,
} from './call-api';

/** Stands in for the network for one call; what was sent is in the list it returns. */
function answerWith(response: Response): RequestInit[] {
  const sent: RequestInit[] = [];
  const answer: typeof fetch = async (_, init) => {
    sent.push(init ?? {});
    return response;
  };
  mock.method(globalThis, 'fetch', answer, { times: 1 });
  return sent;
}

async function errorOf(response: Response): Promise<unknown> {
  answerWith(response);
  return callApi('/api/x').then(
    () => assert.fail('no error'),
    (error: unknown) => error,
  );
}

test('cookies always travel, a body and its type only when there is one (spec 7.1)', async () => {
  const sent = answerWith(Response.json({}));
  await callApi('/api/x', { method: 'DELETE' });
  assert.deepEqual(sent[0], { method: 'DELETE', signal: undefined, credentials: 'include' });
  const written = answerWith(Response.json({}));
  await callApi('/api/x', { method: 'POST', body: { a: null } });
  assert.equal(written[0]?.body, '{"a":null}');
  assert.deepEqual(written[0]?.headers, { 'Content-Type': 'application/json' });
});

test('an error says status and body, or the status text when there is no body (spec 8.1)', async () => {
  const full = await errorOf(new Response('{"message":"No"}', { status: 403 }));
  assert.equal((full as Error).message, '403: {"message":"No"}');
  const empty = await errorOf(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  assert.equal((empty as Error).message, '502: Bad Gateway');
  const issues = [{ path: 'slug', message: 'This slug is already in use' }];
  const error = await errorOf(Response.json({ code: 'duplicate', issues }, { status: 409 }));
  assert.ok(error instanceof ApiError);
  assert.deepEqual([error.status, error.code, error.issues], [409, 'duplicate', issues]);
});

test('only a 401 that says Unauthorized is one (spec 8.2)', () => {
  assert.ok(isUnauthorizedError(new ApiError(401, '{"message":"Unauthorized"}')));
  assert.ok(!isUnauthorizedError(new ApiError(401, '{"message":"Expired"}')));
  assert.ok(!isUnauthorizedError(new ApiError(403, 'Unauthorized')));
  assert.ok(!isUnauthorizedError('401: Unauthorized'));
});

test('a list knows how long the whole of it is', async () => {
  answerWith(Response.json([1, 2], { headers: { 'X-Total-Count': '40' } }));
  assert.deepEqual(await callList('/api/x'), { rows: [1, 2], total: 40 });
});

test('a refusal is told in the words of the server, and a failure is none', () => {
  const error = (status: number, body: object) => new ApiError(status, JSON.stringify(body));
  const issues = [{ path: 'programmeIds', message: 'Of its own establishment' }];
  assert.equal(refusalOf(error(422, { message: 'Invalid', issues })), 'Of its own establishment');
  assert.equal(refusalOf(error(409, { message: 'In use' })), 'In use');
  assert.equal(refusalOf(error(500, { message: 'Broken' })), undefined);
  assert.equal(refusalOf(new Error('offline')), undefined);
});

const LOST = new ApiError(401, '{"message":"Unauthorized"}');

/** A page at this address, whose clock stands still, and where it was sent. */
function openPage(context: TestContext, now: number) {
  context.mock.timers.enable({ apis: ['setTimeout', 'Date'], now });
  const sentTo: string[] = [];
  const assign = (address: string) => void sentTo.push(address);
  const location = { pathname: '/admin/cities', search: '?page=2', assign };
  Object.defineProperty(globalThis, 'location', { value: location, configurable: true });
  context.after(() => Reflect.deleteProperty(globalThis, 'location'));
  return { sentTo, pass: (ms: number) => context.mock.timers.tick(ms) };
}

test('a lost session is told once, and leads to the sign-in and back here (spec 8.6)', (context) => {
  const page = openPage(context, 1_000_000);
  assert.ok(handleSessionLoss(LOST));
  showFailure(LOST, 'Failed to update city');
  assert.equal(currentToast()?.title, 'Unauthorized');
  page.pass(499);
  assert.deepEqual(page.sentTo, []);
  page.pass(1);
  assert.deepEqual(page.sentTo, ['/api/login?callbackUrl=%2Fadmin%2Fcities%3Fpage%3D2']);
  assert.ok(isLeavingForSession());
});

test('a role that is lost is told, and leads home after a second (spec 4.4)', (context) => {
  const page = openPage(context, 1_500_000);
  assert.ok(handleSessionLoss(new ApiError(403, '{"message":"Admin access required"}')));
  assert.equal(currentToast()?.title, 'Admin Access Required');
  page.pass(999);
  assert.deepEqual(page.sentTo, []);
  page.pass(1);
  assert.deepEqual(page.sentTo, ['/']);
});

test('whoever stopped the browser on its way is told again, and asked about changes', (context) => {
  const page = openPage(context, 2_000_000);
  handleSessionLoss(LOST);
  page.pass(11_000);
  assert.equal(isLeavingForSession(), false);
  handleSessionLoss(LOST);
  page.pass(500);
  assert.equal(page.sentTo.length, 2);
});

test('other failures are named, and lead nowhere', (context) => {
  const page = openPage(context, 3_000_000);
  showFailure(new ApiError(403, '{"message":"Foreign origin"}'), 'Failed to update city');
  assert.equal(currentToast()?.description, 'Failed to update city');
  page.pass(60_000);
  assert.deepEqual(page.sentTo, []);
});
