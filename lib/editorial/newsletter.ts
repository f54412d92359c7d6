export type Message = { title: string; description: string };

function notDone(title: string): Message {
  return { title, description: 'Veuillez réessayer plus tard.' };
}

/** Known and new addresses get the same answer. */
export const SUBSCRIBED = {
  title: 'Inscription réussie',
  description: 'Vous recevrez nos dernières actualités par email.',
};

export const NOT_SUBSCRIBED = notDone("Erreur d'inscription");

/** How long an address that nobody confirmed is kept. Texts say “sept jours”. */
export const DAYS_UNCONFIRMED = 7;

/** What is added where a click in a mail is asked for: beside the form, and on its page. */
export const WILL_CONFIRM = 'Un message vous demandera de confirmer votre adresse.';
export const TO_CONFIRM =
  'Encore une étape : ouvrez le lien du message envoyé à cette adresse. Si elle est déjà inscrite, aucun message n’est envoyé.';

export const CONFIRMED_BEFORE = 'Votre inscription est déjà confirmée.';

export const NOT_CONFIRMED = notDone('L’inscription n’a pas été confirmée');

export const NOT_UNSUBSCRIBED = notDone('La désinscription n’a pas été enregistrée');

/** What the form is shown with again, without JavaScript. */
export type Refused = {
  email?: string;
  error?: string;
  subjects?: string[];
  subjectsError?: string;
};

/** Every change of this text needs a new version. */
export const CONSENT = {
  version: '2026-11-26',
  text: 'En vous inscrivant, vous acceptez de recevoir nos actualités par email. Vous pouvez vous désinscrire à tout moment par le lien présent dans chaque envoi.',
};

export const PREFERENCES_KEPT = {
  title: 'Préférences enregistrées',
  description: 'Les prochains envois en tiendront compte.',
};

export const PREFERENCES_REFUSED = notDone('Vos préférences n’ont pas été changées');

export const LINK_NOT_SENT = notDone('Le nouveau lien n’a pas été envoyé');

/** What is wrong stands beside the field. */
export const SEE_BELOW = 'Les détails figurent ci-dessous.';
export const HAS_LEFT = 'Cette adresse est désinscrite.';

/** What was done, as addresses name it. */
export const DONE: Readonly<Record<string, Message>> = {
  inscrit: SUBSCRIBED,
  confirme: {
    title: 'Inscription confirmée',
    description: 'Vous recevrez nos dernières actualités par email.',
  },
  sujets: PREFERENCES_KEPT,
  desinscrit: {
    title: 'Désinscription enregistrée',
    description: 'Vous ne recevrez plus nos actualités par email.',
  },
  efface: {
    title: 'Données effacées',
    description:
      'Nous ne conservons plus aucune donnée liée à votre adresse pour la newsletter ; plus rien ne vous sera envoyé.',
  },
  lien: {
    title: 'Nouveau lien envoyé',
    description: 'Ouvrez le message qui vient de partir vers l’adresse inscrite.',
  },
};

/** What the page of a subscriber is shown with; it is reached through its form and link alone. */
export type PreferencesShown = {
  /** over: the link has ended. gone: nothing is kept. away: nothing can be read just now. */
  state: 'open' | 'over' | 'gone' | 'away' | 'invalid';
  token: string;
  /** What could not be done. */
  refusal?: Message;
  isSaved?: boolean;
  /** The box beside the button that erases was not ticked. */
  isUnsure?: boolean;
  /** What is wrong with the subjects. */
  error?: string;
  chosen?: string[];
};
