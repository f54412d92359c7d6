import type { Answer } from '@/lib/server/render/next-exchange';

const FONT = /<([^>]+)>; rel=preload; as="font"/g;
const END_OF_BODY = '</body>';

/**
 * Next has browsers fetch the fonts before the page, which then takes a slow phone 150 ms longer to
 * lay out (decision 026). At the end of the page they wait for its text.
 */
export function withFontsLast(answer: Answer): Answer {
  const { link, ...headers } = answer.headers;
  const fonts = [...[link].flat().join(', ').matchAll(FONT)].map(([, address]) => address);
  const at = answer.body.lastIndexOf(END_OF_BODY);
  if (fonts.length === 0 || at < 0) return answer;
  const preloads = fonts.map(
    (address) =>
      `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin="">`,
  );
  const { body } = answer;
  const parts = [body.subarray(0, at), Buffer.from(preloads.join('')), body.subarray(at)];
  return { ...answer, headers, body: Buffer.concat(parts) };
}
