import { TextLink } from '@/components/site/kit/links';
import { BrandMark } from '@/components/site/frame/header';
import { Island } from '@/components/site/island';
import NewsletterForm, { CONSENT_ID } from './newsletter.island';
import { paths } from '@/lib/paths';
import { CONSENT, WILL_CONFIRM } from '@/lib/editorial/newsletter';
import type { ReactNode } from 'react';
import { FieldError } from '@/components/site/kit/form-field';
import { frenchSpaces } from '@/lib/french/typography';
import type { Choice, SubjectChoices } from '@/lib/mail/newsletter/subjects';
import { OPEN_CALLS, SUBJECT_FIELD } from '@/lib/entities/plain/subject-rules';

/** `isConfirmed`: a click in a mail is asked for, which is better known beforehand. */
type Props = { isConfirmed: boolean };

/** `hasSubjects`: there is a digest, and its subjects are chosen on a page of their own. */
type SectionProps = Props & { hasSubjects: boolean };

export function Newsletter({ isConfirmed, hasSubjects }: SectionProps) {
  return (
    <section id="newsletter" aria-labelledby="newsletter-titre" className="wrap mt-20">
      <div className="grid gap-8 rounded-card bg-brand-soft px-5 py-10 sm:p-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <BrandMark className="size-8 text-brand" />
          <h2 id="newsletter-titre" className="mt-4 text-3xl">
            Les actualités du guide, par email
          </h2>
          <p className="mt-3 text-muted">
            Les nouveaux articles et les changements utiles avant chaque période de candidature.
          </p>
          {hasSubjects && (
            <p className="mt-3">
              <TextLink href={paths.newsletterMessage}>Suivre aussi certains sujets</TextLink>
            </p>
          )}
        </div>
        <Island name="newsletter" island={NewsletterForm} props={{}}>
          <Consent isConfirmed={isConfirmed} />
        </Island>
      </div>
    </section>
  );
}

export function NewsletterCall() {
  return (
    <section
      aria-labelledby="newsletter-appel"
      className="no-print rounded-card bg-brand-soft px-5 py-8 sm:p-10"
    >
      <h2 id="newsletter-appel" className="text-2xl">
        Recevez nos actualités par email
      </h2>
      <p className="mt-2 text-muted">
        Les nouveaux articles et les changements utiles, avec un lien de désinscription dans chaque
        envoi.
      </p>
      {/* A plain link lets the browser itself go to the anchor of the other page. */}
      <a href={paths.newsletter} className="button mt-5">
        S’inscrire à la newsletter
      </a>
    </section>
  );
}

export function Consent({ isConfirmed }: Props) {
  return (
    <p id={CONSENT_ID} className="mt-3 text-sm text-muted">
      {CONSENT.text} {isConfirmed && `${WILL_CONFIRM} `}
      <TextLink href={paths.privacy}>Politique de confidentialité</TextLink>
    </p>
  );
}

type SubjectProps = { choices: SubjectChoices; error?: string };

/** Boxes of one form, which are sent without a script. */
export function SubjectFields({ choices, error }: SubjectProps) {
  const { chosen } = choices;
  const boxes = (list: readonly Choice[]) =>
    list.map(({ value, name }) => (
      <Box key={value} value={value} isChosen={chosen.includes(value)}>
        {name}
      </Box>
    ));
  return (
    <div className="mt-3 space-y-5">
      <p className="text-sm text-muted">
        {frenchSpaces(
          'Une fois par semaine au plus, et seulement s’il y a du nouveau : les masters et les articles des spécialisations et des villes cochées. Vingt sujets au plus.',
        )}
      </p>
      <FieldError id="sujets">{error}</FieldError>
      <div>
        <Box value={OPEN_CALLS} isChosen={chosen.includes(OPEN_CALLS)}>
          <span className="font-semibold">Candidatures ouvertes</span>
        </Box>
        <p className="text-sm text-muted">
          Celles des spécialisations et des villes choisies, ou toutes si vous n’en choisissez
          aucune.
        </p>
      </div>
      <Group title="Spécialisations">{boxes(choices.categories)}</Group>
      <Group title="Villes" isShort>
        {boxes(choices.cities)}
      </Group>
    </div>
  );
}

type GroupProps = { title: string; isShort?: boolean; children: readonly ReactNode[] };

function Group({ title, isShort, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <fieldset aria-describedby="sujets-erreur">
      <legend className="font-semibold">{title}</legend>
      <div className={`mt-1 grid gap-x-6 sm:grid-cols-2 ${isShort ? 'grid-cols-2' : ''}`}>
        {children}
      </div>
    </fieldset>
  );
}

type BoxProps = { value: string; isChosen: boolean; children: ReactNode };

function Box({ value, isChosen, children }: BoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={SUBJECT_FIELD}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-brand"
      />
      <span>{children}</span>
    </label>
  );
}

/** Closed until somebody wants it: the form is as short as it was. */
export function OptionalSubjects({ choices, error }: SubjectProps) {
  return (
    <details className="mt-5" open={choices.chosen.length > 0 || error !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        Choisir des sujets (facultatif)
      </summary>
      <SubjectFields choices={choices} error={error} />
    </details>
  );
}
