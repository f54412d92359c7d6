/** Apart from lib/site.ts, which reads settings and so cannot travel to the browser. */
export const TIME_ZONE = 'Africa/Casablanca';
