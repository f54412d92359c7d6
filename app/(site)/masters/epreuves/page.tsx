import { SitePage } from '@/components/site/frame/site-page';
import { Section } from '@/components/site/kit/section';
import { Neighbours } from '@/components/site/masters/neighbours';
import { BEFORE_REFORM, ExamsByYear } from '@/components/site/masters/past-exams';
import { type PastExam, listPastExams } from '@/lib/content/masters/past-exams';
import { frenchSpaces } from '@/lib/french/typography';
import { staticMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => staticMetadata('/masters/epreuves');

export default async function PastExamsPage() {
  const fields = byField(await listPastExams());
  return (
    <SitePage address="/masters/epreuves" type="WebPage">
      <div className="wrap">
        <div className="max-w-4xl space-y-14">
          <p className="max-w-2xl">{frenchSpaces(BEFORE_REFORM)}</p>
          <Neighbours
            id="domaines"
            title="Domaines"
            values={fields.map(({ slug, name, exams }) => ({
              value: slug,
              name,
              count: exams.length,
            }))}
            href={(slug) => `#${slug}`}
          />
          {fields.map(({ slug, name, exams }) => (
            <Section key={slug} id={slug} title={frenchSpaces(name)}>
              <ExamsByYear exams={exams} />
            </Section>
          ))}
        </div>
      </div>
    </SitePage>
  );
}

const NO_FIELD = { slug: 'autres', name: 'Autres domaines' };

/** Fields by name, what has none last; in each the latest year first. */
function byField(exams: readonly PastExam[]) {
  const fields = new Map<string, { slug: string; name: string; exams: PastExam[] }>();
  for (const exam of exams) {
    const [field = NO_FIELD] = exam.fields;
    const known = fields.get(field.slug) ?? { ...field, exams: [] };
    fields.set(field.slug, { ...known, exams: [...known.exams, exam] });
  }
  const isOther = ({ slug }: { slug: string }) => Number(slug === NO_FIELD.slug);
  return [...fields.values()].toSorted(
    (one, other) => isOther(one) - isOther(other) || one.name.localeCompare(other.name, 'fr'),
  );
}
