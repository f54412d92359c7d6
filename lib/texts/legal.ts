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
  return filled(legalNotice.text, escaped(settings));
}

function escaped(settings: SiteSettings): Record<string, string> {
  const texts = Object.entries(settings).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts.map(([name, value]) => [name, escapeMarkdown(String(value))]));
}
