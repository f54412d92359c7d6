/** Where what a page says of a place or a school stands; without a link where no address is known. */
export type NamedSource = { name: string; about?: string; url?: string };

export const onousc: NamedSource = {
  name: 'ONOUSC, 2015-2016',
  about: 'capacité des cités universitaires, relevé ancien',
};
export const telquel: NamedSource = {
  name: 'TelQuel, 2017',
  about: 'reconnaissances parues au Bulletin officiel du 17 juillet 2017',
};
export const jeuneAfrique2018: NamedSource = {
  name: 'Jeune Afrique',
  about: 'sur la vague de reconnaissances de 2018',
};
export const publicFees: NamedSource = {
  name: 'Le360, 11 novembre 2025',
  about: 'gratuité à temps plein, temps aménagé payant',
};
export const keptTests: NamedSource = {
  name: 'Le360, 3 septembre 2025',
  about: 'épreuves maintenues',
};
export const laVieEco: NamedSource = {
  name: 'La Vie éco, mars 2023',
  about: 'prix des MBA',
  url: 'https://www.lavieeco.com/au-royaume/enseignement-comment-financer-sa-formation/',
};
export const uirPress: NamedSource = {
  name: 'Libération et Biladi, novembre 2025',
  about: 'UIR : création, reconnaissance, accréditations',
};
export const uirFees: NamedSource = {
  name: 'Jeune Afrique, « Maroc : Rabat Business School est une alternative crédible aux masters européens ou américains », 2022',
  url: 'https://www.jeuneafrique.com/1388860/economie/maroc-rabat-business-school-est-une-alternative-credible-aux-masters-europeens-ou-americains/',
};
export const alAkhawayn: NamedSource = {
  name: 'MAP, mars 2023',
  about: 'Al Akhawayn : inauguration, statut, accréditation NECHE',
};
export const alAkhawaynAid: NamedSource = {
  name: 'Aides d’Al Akhawayn, 2020',
  about: 'éditeur non relevé',
};
export const tribune: NamedSource = {
  name: 'La Tribune de Marrakech',
  about: 'article ancien, sans date relevée (thèmes de l’université)',
};
export const infomediaire: NamedSource = {
  name: 'Infomédiaire, janvier 2023',
  about: 'effectifs et territoire d’Ibn Zohr',
};
export const aitMelloul: NamedSource = {
  name: 'FSJES d’Aït Melloul, janvier 2026',
  about: 'tarif et liste d’attente',
};
export const challenge: NamedSource = {
  name: 'Challenge',
  about: 'sans date relevée (site historique des ENCG)',
};
export const barometer: NamedSource = { name: 'Campus Mag et DIORH', about: 'baromètre de 2020' };
export const stellantis: NamedSource = {
  name: 'Annonces sur l’usine Stellantis',
  about: 'éditeur et date non relevés (ouverture en 2019, extension)',
};
export const umi: NamedSource = {
  name: 'Université Moulay Ismaïl',
  about: 'page non datée (création en 1989, ouvertures de 1993, 1997 et 2019, effectif de 2021)',
  url: 'https://umi.ac.ma',
};
export const ucd: NamedSource = {
  name: 'Université Chouaïb Doukkali',
  about: 'page non datée (fondation en 1985, ouvertures de 2004 à 2019, rentrée de 2022)',
  url: 'https://ucd.ac.ma',
};
export const ump: NamedSource = {
  name: 'Notice de l’Université Mohammed Premier',
  about: 'éditeur et date non relevés (fondation en 1978, ouvertures de 1979 à 2008)',
};
export const univh2c: NamedSource = {
  name: 'Université Hassan II',
  about: 'page de présentation non datée (création en 1975, fusion de 2014, effectifs)',
  url: 'https://univh2c.ma',
};
export const usms: NamedSource = {
  name: 'MAP, 2019',
  about: 'de quatre à douze établissements en 2018 et 2019',
};
export const agropolis: NamedSource = {
  name: 'Centre régional d’investissement, 2021',
  about: 'Agropolis',
};
export const jorfLasfar: NamedSource = {
  name: 'Notices sur Jorf Lasfar',
  about: 'éditeur et date non relevés (port, complexe, parc)',
};
export const ucdStudents: NamedSource = { name: 'MAP, 2022', about: 'effectif' };
export const budget: NamedSource = { name: 'Budget 2025', about: 'ENIAD de Berkane' };
export const fesShore: NamedSource = { name: 'Yabiladi, novembre 2023', about: 'Fès Shore' };
export const euromedMasters: NamedSource = {
  name: 'MAP Express, juin 2019',
  about: 'masters de l’UEMF',
  url: 'https://www.mapexpress.ma/actualite/societe-et-regions/fes-luniversite-euromed-fete-ses-laureats/',
};
export const healthInstitute: NamedSource = {
  name: 'Institut supérieur des sciences de la santé',
  about: 'ouverture en 2013, éditeur non relevé',
};
export const atalayar: NamedSource = { name: 'Atalayar, 2024', about: 'campus de Benguerir' };
export const um6pParis: NamedSource = {
  name: 'Notice de l’UM6P, janvier 2024',
  about: 'éditeur non relevé (antenne de Paris)',
};
export const iscae: NamedSource = {
  name: 'Médias24, 2021, et LeSiteInfo, 2020',
  about: 'Groupe ISCAE, fondé en 1971, et sa tutelle',
};
export const iscaeAccess: NamedSource = {
  name: 'Infomédiaire',
  about: 'article ancien, sans date relevée (accès des licenciés à l’ISCAE)',
};
export const universityMap: NamedSource = {
  name: 'Le360, 1er décembre 2025',
  about: 'carte universitaire',
};
export const flatSharing: NamedSource = { name: 'expat.com, 2019', about: 'colocation' };
export const finance: NamedSource = {
  name: 'Notice de Casablanca Finance City',
  about: 'éditeur et date non relevés (plus de 200 membres)',
};
export const tangerMed: NamedSource = {
  name: 'Titres de presse',
  about: 'éditeur non relevé (Tanger Med en 2024, usine Renault en 2012)',
};

/** What everybody knows has no source, and is said to have none. */
export const general = (about: string): NamedSource => ({
  name: 'Connaissances générales, sans source datée',
  about,
});
