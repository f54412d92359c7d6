/** Each rule returns what breaks it. */

const SOURCES = /^## Sources\s*$/m;

const OFFICIAL_SITES = [
  'um5.ac.ma',
  'univh2c.ma',
  'uca.ma',
  'usmba.ac.ma',
  'uae.ac.ma',
  'uit.ac.ma',
  'uiz.ac.ma',
  'ump.ma',
  'umi.ac.ma',
  'uh1.ac.ma',
  'ucd.ac.ma',
  'usms.ac.ma',
  'groupeiscae.ma',
  'aui.ma',
  'um6p.ma',
  'uir.ac.ma',
  'ueuromed.org',
  'mundiapolis.ma',
  'esca.ma',
  'www.uic.ac.ma',
  'um6ss.ma',
  'universiapolis.ma',
  'www.upf.ac.ma',
  'enssup.gov.ma',
  'minhaty.ma',
  'logement.onousc.ma',
  'cursussup.gov.ma',
  'www.cndp.ma',
];

/** Only sources may lead to these, and only where a record of the directory gives the address. */
const SOURCE_SITES = [
  'drh.ma',
  'leconomiste.com',
  'redac.leconomiste.com',
  'www.infomediaire.net',
  'www.jeuneafrique.com',
  'www.lavieeco.com',
  'www.mapexpress.ma',
];

const EMPTY_PHRASES = [
  'incontournable',
  'n’hésitez pas',
  'dans un monde',
  'à l’ère de',
  'un large éventail',
  'clé du succès',
  'sésame',
  'tremplin',
  'booster',
  'écosystème dynamique',
  'excellence reconnue',
  'il est important de noter',
  'en conclusion',
  'de nos jours',
  'force est de constater',
  'ouvre les portes',
  'atout majeur',
  'révolutionn',
  'lorem ipsum',
];

export function emptyPhrases(text: string): string[] {
  const lower = text.toLowerCase();
  return EMPTY_PHRASES.filter((phrase) => lower.includes(phrase));
}

export function typographyFaults(markdown: string): string[] {
  const prose = withoutAddresses(markdown);
  return [
    ...matches(prose, /\S*[\p{L}\d»)][;!?:](?=\s|$)/gmu),
    ...matches(prose, /«(?![ \u00A0\u202F])\S*|\S*(?<![ \u00A0\u202F])»/gu),
    ...matches(prose, /\p{L}*'\p{L}*/gu),
    ...matches(prose, /"[^"\n]*"/g),
    ...matches(prose, /\.\.\./g),
    ...matches(prose, /\S*[\p{L}\d»)\]] [.,](?=\s|$)/gmu),
  ];
}

export function internalLinks(markdown: string): string[] {
  return links(markdown).filter((link) => link.startsWith('/'));
}

export function forbiddenLinks(markdown: string): string[] {
  const [text = '', sources = ''] = markdown.split(SOURCES);
  return [
    ...links(text).filter((link) => !leadsTo(link, OFFICIAL_SITES)),
    ...links(sources).filter((link) => !leadsTo(link, [...OFFICIAL_SITES, ...SOURCE_SITES])),
  ];
}

function leadsTo(link: string, sites: readonly string[]): boolean {
  if (link.startsWith('/')) return true;
  if (!URL.canParse(link)) return false;
  const { protocol, hostname } = new URL(link);
  return protocol === 'https:' && sites.includes(hostname);
}

export function isOfficialSite(url: string): boolean {
  return forbiddenLinks(`[x](${url})`).length === 0;
}

/** Every year in a text must also stand in its list of sources. */
export function undatedYears(markdown: string): string[] {
  const [body = '', sources = ''] = markdown.split(SOURCES);
  const years = new Set(matches(withoutAddresses(body), /\b(?:19|20)\d{2}\b/g));
  return [...years].filter((year) => !sources.includes(year));
}

/** Nothing was published for that year yet, so no date or fee of it can be right. */
export function nextYearClaims(text: string): string[] {
  return matches(text, /2026\s?[-–/]\s?2027/g);
}

function links(markdown: string): string[] {
  // A link stands in brackets, as a definition, or bare.
  const forms = /\]\(([^)\s]+)\)|^\[(?!\^)[^\]]+\]:\s*(\S+)|(?<!\]\()(https?:\/\/[^\s)>]+)/gm;
  return [...markdown.matchAll(forms)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function withoutAddresses(markdown: string): string {
  return markdown
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/`[^`]*`/g, 'x')
    .replace(/^\s*\|[\s:|-]+\|\s*$/gm, '')
    .replace(/\[\^[^\]]+\]:?/g, '');
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[0]);
}
