/** Nobody writes a message in less time than this. */
export const FASTEST_SECONDS = 3;

export const CONTACT_TEXTS = {
  required: 'Ce champ est obligatoire.',
  tooLong: 'Ce texte est trop long.',
  unprintable: 'Ce texte contient des caractères qui ne peuvent pas être transmis.',
  invalidEmail: 'Adresse email invalide. Écrivez-la en entier, comme nom@exemple.ma.',
};
export const LONGEST = { name: 100, email: 254, subject: 200, message: 5000 };

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
