/** Places that are not in git: they come into being by a build, a start or a test. */
const MADE =
  /^(?:\.data|\.cache|\.next|\.node|node_modules|prisma\/generated|tests\/\.artifacts)(?:\/|$)/;
const PATH = /^[\w.@()[\]*-]+(?:\/[\w.@()[\]*-]*)*$/;
const SOURCE = /\.(?:tsx?|mjs)$/;

/** The files and folders of the repository that a page of Markdown names, as it spells them. */
export function namedPaths(markdown: string, roots: ReadonlySet<string>): string[] {
  const words = codeOf(markdown).flatMap((code) => code.split(/[\s,;"'=]+/));
  const links = [...markdown.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
  const named = [...words, ...links]
    .map((word) => word.replace(/^(?:@|\.)\//, '').replace(/[.:…]+$/, ''))
    .filter((word) => PATH.test(word) && !MADE.test(word) && !word.includes('NNN'))
    .filter((word) => isPath(word, roots));
  return [...new Set(named)];
}

/** What stands in backticks and in fenced blocks. */
export function codeOf(markdown: string): string[] {
  const fenced = [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
  const rest = markdown.replace(/^```\w*\n[\s\S]*?^```/gm, '');
  return [...fenced, ...[...rest.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)];
}

/** Whether a file or folder has this path, or ends with it: pages speak of rooms by their names. */
export function isThere(named: string, paths: readonly string[]): boolean {
  const path = named.replace(/\/$/, '');
  const pattern = path
    .replaceAll(/[.()[\]]/g, '\\$&')
    .replaceAll('**', '.+')
    .replaceAll(/(?<!\.)\*/g, '[^/]*');
  const whole = new RegExp(`(?:^|/)${pattern}$`);
  return paths.some((one) => whole.test(one));
}

function isPath(word: string, roots: ReadonlySet<string>): boolean {
  if (SOURCE.test(word)) return true;
  const [first = '', ...rest] = word.split('/');
  return rest.length > 0 && (roots.has(first) || (word.endsWith('/') && word !== '/'));
}
