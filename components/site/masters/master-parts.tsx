import { ExternalLink, TextLink } from '@/components/site/kit/links';
import { Paragraphs, Section } from '@/components/site/kit/section';
import { frenchDay } from '@/lib/french/dates';
import type { Lineage as Kin } from '@/lib/content/masters/master-page';
import type { ListedMaster, Programme } from '@/lib/content/masters/programmes';
import { labelOf } from '@/lib/entities/choices';
import {
  NATIONAL_ADMISSION,
  ageWarning,
  hasExam,
  isNational,
  newestDate,
} from '@/lib/editorial/masters/worth';
import { capitalised, frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { Icon } from '@/components/site/kit/icon';
import { type Claim, type KnownSource, type Proof, bySource } from '@/lib/facts/claims';
import { readingWords } from '@/lib/facts/words';
import type { Proofs } from '@/lib/content/masters/claims';
import { KeepButton } from './master-card';
import { WhoSays } from './who-says';

/** Three fit side by side on most screens. */
const COMPARED = 3;

export function Whereabouts({ master }: { master: Programme }) {
  const { kind, originalTitle, cityName, establishmentName, establishmentSlug, universitySlug } =
    master;
  return (
    <div className="mt-4 max-w-3xl">
      {originalTitle && (
        <p className="mb-3 text-muted">
          Intitulé d’origine{'\u00a0'}: <OriginalTitle title={originalTitle} />
        </p>
      )}
      <p className="text-lg">
        {labelOf('programmeKind', kind)}
        {' · '}
        <TextLink href={paths.establishment(universitySlug, establishmentSlug)}>
          {frenchSpaces(establishmentName)}
        </TextLink>
        {cityName && ` · ${frenchSpaces(cityName)}`}
      </p>
    </div>
  );
}

type OthersProps = { master: Programme; similar: readonly ListedMaster[] };

/** A form, so that search engines do not follow a comparison for every master. */
export function WithOthers({ master, similar }: OthersProps) {
  const compared = [master, ...similar].slice(0, COMPARED).map(({ slug }) => slug);
  return (
    <div className="no-print mt-5 flex flex-wrap gap-3">
      <KeepButton master={master} isNamed />
      {compared.length > 1 && (
        <form action={paths.comparison}>
          <button name="m" value={compared.join(',')} className="button button-quiet">
            Comparer aux masters proches
          </button>
        </form>
      )}
    </div>
  );
}

const ARABIC = /\p{Script=Arabic}/u;

/** Original titles are Arabic or, rarely, English: their script tells which. */
function OriginalTitle({ title }: { title: string }) {
  return ARABIC.test(title) ? (
    <bdi lang="ar" dir="rtl">
      {title}
    </bdi>
  ) : (
    <bdi lang="en">{title}</bdi>
  );
}

type AdmissionProps = { master: Programme; proofs: Proofs; today: string };

export function Admission({ master, proofs, today }: AdmissionProps) {
  const { admission, requirements, kind, universityStatus } = master;
  const national = isNational(kind, universityStatus);
  if (!admission && !requirements && !national) return null;
  const { rule, change, exception } = NATIONAL_ADMISSION;
  return (
    <Section id="admission" title="Admission">
      <div className="mt-4 max-w-2xl space-y-4">
        {admission && <Paragraphs text={admission} />}
        <WhoSays
          proof={proofs.admission}
          wordsOf={(said) => textOf(said.admission)}
          today={today}
        />
        {requirements && (
          <>
            <h3 className="text-lg">Conditions demandées</h3>
            <Paragraphs text={requirements} />
            <WhoSays
              proof={proofs.requirements}
              wordsOf={(said) => textOf(said.requirements)}
              today={today}
            />
          </>
        )}
        {national && (
          <>
            <h3 className="text-lg">La règle en vigueur</h3>
            <p>{frenchSpaces(rule)}</p>
            <p className="text-muted">{frenchSpaces(hasExam(master) ? exception : change)}</p>
          </>
        )}
      </div>
    </Section>
  );
}

const textOf = (said: unknown) => (typeof said === 'string' ? said : null);

type SourcesProps = {
  master: Programme;
  claims: readonly Claim[];
  isPreview: boolean;
  today: string;
};

/** Where each fact of the page stands, and how far it can be believed today. */
export function Sources({ master, claims, isPreview, today }: SourcesProps) {
  const { slug, sources, kind, universityStatus, verifiedOn } = master;
  const national = isNational(kind, universityStatus);
  const warning = ageWarning(sources, { isNational: national, today });
  const newest = newestDate(sources);
  return (
    <Section id="sources" title="D’où viennent ces informations">
      {warning && (
        <p className="mt-4 flex max-w-2xl items-start gap-2.5 rounded-card bg-surface px-4 py-3">
          <Icon name="warning" className="mt-1 size-5" />
          <span>{frenchSpaces(warning)}</span>
        </p>
      )}
      <ol className="mt-4 max-w-2xl divide-y divide-rule">
        {bySource(claims.filter(({ endedOn }) => !endedOn)).map(({ source }) => (
          <Source key={source.slug} source={source} />
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">
        {verifiedOn
          ? `Vérifié par l’équipe le ${frenchDay(verifiedOn)}.`
          : frenchSpaces(
              `Fiche établie d’après ces sources, pas encore revérifiée par l’équipe${newest ? ` ; la plus récente date de ${newest.slice(0, 4)}` : ''}.`,
            )}
      </p>
      {!isPreview && (
        <a href={paths.masterHistory(slug)} className="link-line mt-2">
          Historique de cette fiche
        </a>
      )}
    </Section>
  );
}

function Source({ source }: { source: KnownSource }) {
  const { slug, publisher, title, url } = source;
  const name = frenchSpaces(title ?? publisher);
  const reading = readingWords(source);
  return (
    <li className="py-3">
      {url ? (
        <ExternalLink href={url} className="link font-semibold">
          {name}
        </ExternalLink>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="mt-0.5 block text-sm text-muted">
        {frenchSpaces(title ? `${publisher}, ${reading}` : capitalised(reading))}.{' '}
        <TextLink href={paths.source(slug)}>Ce qui vient de cette source</TextLink>
      </span>
    </li>
  );
}

type LineageProps = Kin & {
  /** What the master is to the one that it came after. */
  own: string | null;
  proof: Proof | undefined;
  today: string;
};

/** What a master came after, and what came after it: names and programmes change by reforms. */
export function Lineage({ former, successors, own, proof, today }: LineageProps) {
  return (
    <>
      {successors.map(({ slug, name, succession }) => (
        <p key={slug} className="mt-2">
          {frenchSpaces(`${AFTER[succession ?? ''] ?? AFTER.remplace} : `)}
          <TextLink href={paths.master(slug)}>{frenchSpaces(name)}</TextLink>
        </p>
      ))}
      {former && own && (
        <div className="mt-2">
          {frenchSpaces(`${labelOf('succession', own)} : `)}
          <TextLink href={paths.master(former.slug)}>{frenchSpaces(former.name)}</TextLink>
          <WhoSays proof={proof} wordsOf={() => 'un autre master'} today={today} />
        </div>
      )}
    </>
  );
}

/** The same, as the former master has it. */
const AFTER: Record<string, string> = {
  renomme: 'Renommé en',
  remplace: 'Remplacé par',
  issu: 'A donné naissance à',
};
