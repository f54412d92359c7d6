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
