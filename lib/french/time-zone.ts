/** Dates are shown as they fall in Morocco, whatever the clock of the server or the reader. */
export const TIME_ZONE = 'Africa/Casablanca';
