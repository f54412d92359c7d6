export function xml(text: string, type = 'application/xml'): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
