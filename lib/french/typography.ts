const NARROW = '\u202F';
const WIDE = '\u00A0';
const UNITS =
  /(\d)[ \u00A0\u202F](?=(?:DH|€|km|ha|M|Md|h|min|[kMG]Wh?|ans?|mois|lits)(?![\p{L}\d]))/gu;

// Each begins where a run of spaces begins: from within, a long run would be walked again and again.
const BEFORE_NARROW = /(?<![ \u00A0\u202F])[ \u00A0\u202F]+([;!?])/g;
const BEFORE_WIDE = /(?<![ \u00A0\u202F])[ \u00A0\u202F]+([:»%])/g;

/** French sets a space before these signs, and no line may break there. */
export function frenchSpaces(text: string): string {
  return text
    .replace(BEFORE_NARROW, `${NARROW}$1`)
    .replace(BEFORE_WIDE, `${WIDE}$1`)
    .replace(/«[ \u00A0\u202F]+/g, `«${WIDE}`)
    .replace(/(\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g, `$1${NARROW}`)
    .replace(/(?<!\p{L})([Nn]°s?)[ \u00A0\u202F]?(?=\d)/gu, `$1${NARROW}`)
    .replace(UNITS, `$1${NARROW}`);
}

/** « Copie sur GitHub », from « copie sur GitHub ». */
export const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

export function shorten(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return unfinished(cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)));
}

/** No sign that joins or opens is left at its end. */
export const unfinished = (text: string) => `${text.replace(/[\s,;:.–«(-]+$/, '')}…`;

/** An address that was written on several lines. */
export function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const said = lines.filter(Boolean);
  return said.map((line, at) => (at < said.length - 1 ? line.replace(/,$/, '') : line)).join(', ');
}

const TEASER = 180;

export function teaserText(text: string): string {
  return frenchSpaces(shorten(text, TEASER));
}

const ARTICLES: Readonly<Record<string, string>> = {
  Académie: 'l’',
  Campus: 'le ',
  Centre: 'le ',
  Conservatoire: 'le ',
  École: 'l’',
  Faculté: 'la ',
  Groupe: 'le ',
  Institut: 'l’',
  Université: 'l’',
};

/** « l’Université Mohammed V »: a name that begins with what it is takes an article, others none. */
export function withArticle(name: string): string {
  const [kind = ''] = name.split(' ', 1);
  return (Object.hasOwn(ARTICLES, kind) ? ARTICLES[kind] : '') + name;
}

/** « Par l’équipe éditoriale »: an article is small after a word, unless it is part of a title. */
export function byline(author: string): string {
  const name = author.replace(/^(?:L’|Les? |La )(?=\p{Ll})/u, (article) => article.toLowerCase());
  return `Par ${name}`;
}

/** « de HEM », « d’INSEA » */
export function ofName(name: string): string {
  return /^[AEIOUÀÂÉÈÊÎÔ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

const PARTICLE = /^(?:al|el|ben|bel|bin|bint|d’|de|du|la|le|van|von)$/i;
const COMMON =
  /^(?:admin|association|bureau|équipe|guide|maroc|master|masters|rédaction|université)$/iu;

/** « Salma El Idrissi », but not « La rédaction »: two to five words, each written as a name. */
export function isPersonName(author: string): boolean {
  const words = author.trim().split(/\s+/);
  const isName = (word: string) => PARTICLE.test(word) || /^\p{Lu}[\p{L}’'.-]*$/u.test(word);
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    !/^(?:l’|les? |la )/i.test(author) &&
    words.every((word) => isName(word) && !COMMON.test(word))
  );
}

/** « masters en droit », « masters en management et MBA »: a field is no proper name. */
export function fieldInSentence(field: string): string {
  return field
    .replace(/^(\p{Lu}{2,}) & (.+)$/u, '$2 & $1')
    .replaceAll(' & ', ' et ')
    .replace(/\p{Lu}\p{Ll}[\p{L}’-]*/gu, (word) => word.toLowerCase());
}

/** « HEM, Fès », with the city once where the name has it already. */
export function placeInCity(place: string, city: string | null): string {
  return city && !place.includes(city) ? `${place}, ${city}` : place;
}
