import type { University } from '@/lib/content/universities';
import { paths } from '@/lib/paths';
import { SectionHeading } from '@/components/site/kit/section-heading';
import { UniversityCard } from '@/components/site/university/university-card';

export function PopularUniversities({ universities }: { universities: University[] }) {
  return (
    <section aria-labelledby="universites-populaires">
      <SectionHeading
        id="universites-populaires"
        link={{ href: paths.universities, name: 'Toutes les universités' }}
      >
        Universités populaires
      </SectionHeading>
      <div className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {universities.map((university) => (
          <UniversityCard key={university.id} university={university} />
        ))}
      </div>
    </section>
  );
}
