/**
 * Two addresses are one when they differ by https, a slash at the end, a fragment, the letters of
 * the host or what campaigns are counted by. The function source_key of the database says the same.
 */
export function sourceKey({ url, publisher, title }: Named): string {
  if (url === null) {
    const words = ['document', publisher, title].flatMap(
      (word) => word?.trim().toLowerCase() ?? [],
    );
    return words.join(' ');
  }
  const bare = url
    .replace(/^https?:\/\/|#.*$/gi, '')
    .replace(/(?<=[?&])utm_[^&]*(&|$)/gi, '')
    .replace(/^([^/?]+)\?/, '$1/?');
  const host = bare.split('/')[0] ?? '';
  const rest = bare.slice(host.length).replace(/[?&]+$/, '');
  return host.toLowerCase() + rest.replace(/\/+(\?|$)/, '$1');
}

type Named = { url: string | null; publisher: string; title: string | null };
