import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure, isFull } from '../../fixtures/running/full';
import { rawAnswer } from '../../fixtures/site/raw-request';
import { siteUnderTest } from '../../fixtures/site/client';

const site = siteUnderTest();
/** Another one once the process has ended and something has started it again. */
const startOfProcess = async () =>
  /^process_start_time_seconds .*$/m.exec((await rawAnswer(site, '/metrics')).body)?.[0];

test('threat 3: server-action and RSC payload attacks', async (t) => {
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const bodies = [
    part('0', '["$1:__proto__:then"]') + part('1', '{}'),
    part(
      '0',
      '{"then":"$1:__proto__:then","status":"resolved_model","value":"{\\"then\\":\\"$B0\\"}","_response":{"_prefix":"process.exit(1);//","_formData":{"get":"$1:constructor:constructor"}}}',
    ) + part('1', '"$@0"'),
    part('1_$ACTION_REF_1', '') + part('1_$ACTION_1:0', '{"id":"x#constructor","bound":"$@1"}'),
    part('$ACTION_ID_x', ''),
  ];
  const started = await startOfProcess();
  assert.ok(started);
  let sent = 0;
  const send = async (path: string, headers: Record<string, string>, body: string) => {
    const type = 'multipart/form-data; boundary=x';
    const answer = await rawAnswer(site, path, {
      method: 'POST',
      headers: { 'content-type': type, origin: site, ...headers },
      body: `${body}--x--\r\n`,
    });
    sent += 1;
    return answer.status;
  };
  for (const body of bodies) {
    for (const path of [
      '/',
      '/universites',
      '/admin',
      '/login',
      '/newsletter/inscription',
      '/api/cities',
    ]) {
      for (const action of ['x', '', '4'.repeat(42), 'constructor']) {
        assert.equal(await send(path, { 'next-action': action }, body), 400, path);
        assert.equal(await send(path, { 'next-action': action, rsc: '1' }, body), 400, path);
      }
    }
    // Without the header it is a form that no page takes.
    assert.equal(await send('/', {}, body), 405);
    assert.ok((await send('/newsletter/inscription', {}, body)) < 500);
    assert.equal(await send('/api/newsletter/subscribe', {}, body), 415);
  }
  assert.equal(await startOfProcess(), started);
  figure(t, 3, `${sent} requests, all refused by the process that was there before`);
});

test('threat 6: page-cache poisoning', async (t) => {
  const pages = ['/', '/universites', '/guides', '/mentions-legales', '/feed.xml', '/nulle-part'];
  const clean = async (path: string) => {
    const seen = [];
    for (const coding of ['identity', 'gzip', 'br']) {
      const { status, headers, body } = await rawAnswer(site, path, {
        headers: { 'accept-encoding': coding },
      });
      seen.push({ status, body, headers: { ...headers, date: '', 'x-request-id': '' } });
    }
    return seen;
  };
  const before = new Map<string, Awaited<ReturnType<typeof clean>>>();
  for (const path of pages) before.set(path, await clean(path));
  const headers: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'evil', 'x-forwarded-port': '1' },
    { 'accept-encoding': 'gzip;q=0, br;q=0, evil' },
    { 'accept-language': 'evil"><script>', 'user-agent': '<script>evil</script>' },
    { cookie: 'next-auth.session-token=evil; theme=evil' },
    { rsc: '1', 'next-router-state-tree': '%5B%22evil%22%5D', 'next-url': '/evil' },
    { 'x-middleware-prefetch': '1', 'x-nextjs-data': '1', 'x-matched-path': '/evil' },
    { 'x-invoke-status': '500', 'x-invoke-path': '/evil', 'x-invoke-error': '{"message":"evil"}' },
    { 'x-now-route-matches': '1=evil', 'x-prerender-revalidate': 'evil' },
    { 'if-none-match': '"evil"', 'if-modified-since': 'evil', range: 'bytes=0-3' },
    { 'x-http-method-override': 'POST', 'x-original-url': '/evil' },
    { 'cache-control': 'no-cache', pragma: 'no-cache', 'x-request-id': 'evil' },
    { expect: 'evil' },
    { 'content-length': '0', 'transfer-encoding': 'identity' },
  ];
  const spell = [
    (path: string) => path,
    (path: string) => `${path}?utm_source=evil`,
    (path: string) => `${path}?_rsc=evil&page=evil&ville=evil`,
    (path: string) => `${path}?__nextDataReq=1&amp=1&nxtPslug=evil`,
    (path: string) => `/${path}`,
    (path: string) => path.replace(/[a-z]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
    (path: string) => `${path}#evil`,
    (path: string) => `/evil/..${path}`,
  ];
  const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'GET', 'HEAD'];
  const rounds = isFull ? 2000 : 240;
  for (let round = 0; round < rounds; round += 1) {
    const lengths = [spell.length, pages.length, methods.length, headers.length];
    const [spelling = 0, page = 0, method = 0, header = 0] = mixed(round, lengths);
    const path = spell[spelling]?.(pages[page] ?? '/') ?? '/';
    const sent = { method: methods[method], headers: headers[header] };
    // What no client of HTTP would send may also be cut off.
    const answer = await rawAnswer(site, path, sent).catch(() => undefined);
    if (sent.method === 'GET')
      assert.doesNotMatch(answer?.body ?? '', /evil\.example|<script>evil/);
  }
  for (const path of pages) assert.deepEqual(await clean(path), before.get(path), path);
  figure(
    t,
    6,
    `${rounds} mutated requests, ${pages.length} pages in 3 codings byte-identical afterwards`,
  );
});

/** A prime near the golden section of the number of combinations. */
const STRIDE = 2909;

/** One index into each list: over many rounds all their combinations, and any two early on. */
function mixed(round: number, lengths: number[]): number[] {
  const all = lengths.reduce((product, length) => product * length, 1);
  let at = (round * STRIDE) % all;
  return lengths.map((length) => {
    const index = at % length;
    at = Math.floor(at / length);
    return index;
  });
}
