// Control characters, non-characters and halves of surrogate pairs cannot be stored, shown or put
// into XML.
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/;

export const isPrintable = (value: string) => !UNPRINTABLE.test(value) && value.isWellFormed();

// Spaces, and what leaves no mark at all: marks of direction, joiners, Hangul fillers, empty Braille.
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;

/** A name of such characters would be a link that nobody sees. */
export const isBlank = (value: string) => BLANK.test(value);
