/** Text as it is in a LIKE pattern, where % and _ would stand for anything. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
