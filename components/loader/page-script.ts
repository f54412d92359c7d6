type Page = { scripts: string[]; push: () => void };
type Connection = { saveData?: boolean; effectiveType?: string };

let loading: Promise<Page> | undefined;

export async function runPage(address: string): Promise<void> {
  const { push, scripts } = await loadPage(address);
  push();
  for (const source of scripts) insert('script', { src: source, async: true });
}

/** Does not fetch ahead when the reader's connection is slow or costly. */
export async function fetchAhead(address: string): Promise<void> {
  if (!isCheap((navigator as { connection?: Connection }).connection)) return;
  const { scripts } = await loadPage(address);
  for (const href of scripts) insert('link', { rel: 'preload', as: 'script', href });
}

export function isCheap({ saveData, effectiveType = '4g' }: Connection = {}): boolean {
  return !saveData && effectiveType === '4g';
}

function loadPage(address: string): Promise<Page> {
  loading ??= new Promise((resolve, reject) => {
    const script = insert('script', { src: address, async: true });
    script.onload = () => resolve((self as unknown as { page: Page }).page);
    script.onerror = reject;
  });
  return loading;
}

function insert<K extends 'script' | 'link'>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  return element;
}
