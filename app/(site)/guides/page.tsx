import { SitePage } from '@/components/site/frame/site-page';
import { type Stat, Stats } from '@/components/site/kit/section';
import { staticMetadata } from '@/lib/seo/metadata';
import { type Guide, type GuideGroup, guideGroups } from '@/lib/texts/topics';
import { frenchSpaces } from '@/lib/french/typography';
import { Icon } from '@/components/site/kit/icon';
import { quickLinks } from '@/lib/pages';

const STATS: readonly Stat[] = [
  { value: '20+', label: 'Guides', isForShow: true },
  { value: '5000+', label: 'Étudiants aidés', isForShow: true },
  { value: '100%', label: 'Gratuit' },
  { value: '2025', label: 'Édition', isForShow: true },
];

export const generateMetadata = () => staticMetadata('/guides');

export default function GuidesPage() {
  return (
    <SitePage address="/guides">
      <div className="wrap space-y-16">
        <Stats stats={STATS} label="Les guides en chiffres" />
        {guideGroups.map((group) => (
          <GuideGroupSection key={group.slug} group={group} />
        ))}
        <QuickLinks />
      </div>
    </SitePage>
  );
}

function GuideGroupSection({ group }: { group: GuideGroup }) {
  const { slug, title, description, guides } = group;
  return (
    <section
      id={slug}
      aria-labelledby={`${slug}-titre`}
      className="grid gap-x-12 gap-y-6 border-t border-ink pt-5 lg:grid-cols-[1fr_2.5fr]"
    >
      <div>
        <h2 id={`${slug}-titre`} className="text-2xl sm:text-[1.75rem]">
          {title}
        </h2>
        <p className="mt-2 text-muted">{frenchSpaces(description)}</p>
        <a href={`/${slug}`} className="link-line mt-1">
          Lire le dossier<span className="sr-only"> {title}</span>
          <Icon name="arrow" />
        </a>
      </div>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {guides.map((guide) => (
          <li key={guide.title}>
            <GuideCard guide={guide} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GuideCard({ guide: { title, text, minutes, difficulty } }: { guide: Guide }) {
  return (
    <article className="flex h-full flex-col rounded-card bg-surface p-5">
      <h3 className="text-lg">{frenchSpaces(title)}</h3>
      <p className="mt-2 mb-4 text-[0.9688rem] text-muted">{frenchSpaces(text)}</p>
      <p className="meta mt-auto">
        <span>{minutes}&nbsp;min</span>
        <span className="font-semibold text-brand-ink">{difficulty}</span>
      </p>
    </article>
  );
}

function QuickLinks() {
  return (
    <nav aria-labelledby="acces-rapides">
      <h2 id="acces-rapides" className="text-2xl">
        Accès rapides
      </h2>
      <ul className="mt-4 grid gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">
        {quickLinks.map(({ href, name }) => (
          <li key={href}>
            <a href={href} className="button button-quiet w-full justify-between">
              {name}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
