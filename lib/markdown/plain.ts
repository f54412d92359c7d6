/** Does not parse: it only has to be good enough to quote a few words. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\[\^[^[\]]*\]:?/g, '')
    .replace(/^[ \t:|-]+$/gm, ' ')
    .replace(/^[ \t]*\|(.*)\|[ \t]*$/gm, (_, cells: string) => `${cells.split('|').join(' · ')} ; `)
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+/gm, '')
    .replace(/[*_`~|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
