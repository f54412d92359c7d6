/** Apart from lib/site.ts, which reads settings and so cannot travel to the browser. */
export const SITE_NAME = 'Guide des Masters au Maroc';
