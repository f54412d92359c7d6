import { readFile } from 'node:fs/promises';

export const revalidate = 60;

/** The site's article page: the same markup and rules, kept by ISR. */
export default async function Article() {
  const { css, body } = JSON.parse(
    await readFile(/* turbopackIgnore: true */ process.env.BENCH_CONTENT ?? 'content.json', 'utf8'),
  ) as { css: string; body: string };
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <div dangerouslySetInnerHTML={{ __html: body }} />
    </>
  );
}
