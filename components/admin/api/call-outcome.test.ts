import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { ApiError, handleSessionLoss, isLeavingForSession, showFailure } from './call-api';
import { currentToast } from '@/components/ui/toast';

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
