import { z } from 'zod';
import { escapeMarkdown } from '@/lib/markdown/escape';
import type { SiteSettings } from '@/lib/entities/settings';
import { filled, readText } from './read';

const privacy = readText('privacy', z.strictObject({}));
const legalNotice = readText('legal-notice', z.strictObject({}));

export const LEGAL_UPDATED = 'Dernière mise à jour : 19 septembre 2025';

type PrivacyOptions = {
  settings: SiteSettings;
  contactDelivered: boolean;
  mailSent: boolean;
  /** Whether an address counts only after a click in a mail. */
  subscriptionConfirmed: boolean;
  /** Absent when events stay on this site. */
  analyticsHost?: string;
};

/** Markdown; what the settings do not say is left out. */
export function privacyBody({ settings, ...options }: PrivacyOptions): string {
  const { mailSent, subscriptionConfirmed } = options;
  return filled(privacy.text, {
    ...escaped(settings),
    ...options,
    welcomeAfterConfirmation: mailSent && subscriptionConfirmed,
    welcomeAtOnce: mailSent && !subscriptionConfirmed,
  });
}

export function legalNoticeBody(settings: SiteSettings): string {
  const values = escaped(settings);
  return filled(legalNotice.text, { ...values, publisher: publisherText(values) });
}

type Values = Record<string, string | null>;

function escaped(settings: SiteSettings): Values {
  const texts = Object.entries(settings).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts.map(([name, value]) => [name, escapeMarkdown(String(value))]));
}

const PUBLISHER_FACTS = {
  publisherName: 'Dénomination ou nom',
  legalForm: 'Forme juridique',
  address: 'Adresse',
  contactEmail: 'Adresse email',
  phone: 'Téléphone',
  publicationDirector: 'Directeur ou directrice de la publication',
};

function publisherText(values: Values): string {
  const facts = Object.entries(PUBLISHER_FACTS).flatMap(([name, label]) =>
    values[name] ? [`- ${label} : ${values[name]}`] : [],
  );
  const site = 'Le site « Guide des Masters au Maroc » est publié par';
  if (!values.publisherName) {
    const unknown = 'son équipe éditoriale. Le nom de l’éditeur n’est pas encore publié ici.';
    return [`${site} ${unknown}`, facts.join('\n')].join('\n\n').trim();
  }
  return `${site} :\n\n${facts.join('\n')}`;
}
