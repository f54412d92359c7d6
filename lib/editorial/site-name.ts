/** Not in lib/site.ts, which reads settings and so cannot be sent to the browser. */
export const SITE_NAME = 'Guide des Masters au Maroc';
