import { TextLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import type { PastExam } from '@/lib/content/masters/past-exams';
import { partialDate } from '@/lib/french/dates';
import { capitalised, frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { SourceLink } from './who-says';

type Props = { exams: readonly PastExam[] };

/** What was asked in years gone by, and that it is no rule of today. */
export function PastExams({ exams }: Props) {
  if (exams.length === 0) return null;
  const link = { href: paths.pastExams, name: 'Toutes les épreuves' };
  return (
    <Section id="epreuves" title="Épreuves passées" link={link}>
      {exams.some(({ isBeforeReform }) => isBeforeReform) && (
        <p className="mt-3 max-w-2xl text-muted">{frenchSpaces(BEFORE_REFORM)}</p>
      )}
      <ExamList exams={exams} />
    </Section>
  );
}

export const BEFORE_REFORM =
  'Depuis août 2025, l’admission se fait en principe sur dossier (arrêté du 25 juillet 2025, selon Le360). Une « épreuve d’avant la réforme » aide à se préparer ; elle n’est jamais la règle en vigueur, ni la preuve qu’un master existe encore.';

/** Many of them, under the years in which they were held. */
export function ExamsByYear({ exams }: Props) {
  const yearOf = ({ session, isBeforeReform }: PastExam) =>
    isBeforeReform ? `${session}, avant la réforme` : session;
  return [...Map.groupBy(exams, yearOf)].map(([year, held]) => (
    <div key={year} className="mt-6">
      <h3 className="text-lg">{year}</h3>
      <ExamList exams={held} isYearSaid />
    </div>
  ));
}

type ListProps = Props & { isYearSaid?: boolean };

function ExamList({ exams, isYearSaid }: ListProps) {
  return (
    <ul className="mt-3 max-w-2xl divide-y divide-rule">
      {exams.map((exam) => (
        <Exam key={exam.id} exam={exam} isYearSaid={isYearSaid} />
      ))}
    </ul>
  );
}

function Exam({ exam, isYearSaid }: { exam: PastExam; isYearSaid?: boolean }) {
  const { session, format, duration, heldOn, subjects, isBeforeReform, master } = exam;
  const { name, acronym, slug, university } = exam.establishment;
  const { url, title, publisher } = exam.source;
  const facts = [format, duration, heldOn && `le ${partialDate(heldOn)}`].filter((one) => one);
  return (
    <li className="py-3">
      <p>
        {!isYearSaid && <span className="font-semibold">{session}</span>}
        {!isYearSaid && ', '}
        <TextLink href={paths.establishment(university.slug, slug)}>
          {frenchSpaces(acronym ?? name)}
        </TextLink>
        {master && (
          <>
            {', '}
            <TextLink href={paths.master(master.slug)}>{frenchSpaces(master.name)}</TextLink>
          </>
        )}
      </p>
      {subjects && <p>{frenchSpaces(capitalised(subjects))}</p>}
      <p className="text-sm text-muted">
        {facts.length > 0 && frenchSpaces(`${capitalised(facts.join(', '))}. `)}
        {isBeforeReform && !isYearSaid && frenchSpaces('Épreuve d’avant la réforme. ')}
        {'Source\u00a0: '}
        <SourceLink source={{ slug: exam.source.slug, url, publisher: title ?? publisher }} />
      </p>
    </li>
  );
}
