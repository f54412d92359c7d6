import { RelatedArticles } from '@/components/site/article/article-lists';
import { JsonLd, PageHeader, WithSidebar } from '@/components/site/frame/site-page';
import { ErrorLink, ShareButtons } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import { CallNotice, ClosedNotice } from '@/components/site/masters/call-notice';
import { IdentityCard } from '@/components/site/masters/identity-card';
import { MastersSection } from '@/components/site/masters/master-card';
import {
  Admission,
  Lineage,
  Sources,
  Whereabouts,
  WithOthers,
} from '@/components/site/masters/master-parts';
import { PastExams } from '@/components/site/masters/past-exams';
import { loadAroundMaster } from '@/lib/content/masters/master-page';
import { getProgramme } from '@/lib/content/masters/programmes';
import { loadPopular } from '@/lib/content/teasers';
import { platformOf } from '@/lib/editorial/masters/call-state';
import { closedWords } from '@/lib/editorial/masters/recruitment';
import { worthOf } from '@/lib/editorial/masters/worth';
import { todayInMorocco } from '@/lib/french/dates';
import { frenchSpaces } from '@/lib/french/typography';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { isPublished } from '@/lib/entities/published';
import { masterNode } from '@/lib/seo/entities';
import { pageGraph } from '@/lib/seo/graph';
import { masterMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import { entityPage, withPreviews } from '@/app/(site)/entity-page';
import '@/app/(site)/styles/who-says.css';

const load = withPreviews(getProgramme);

const page = entityPage({
  kind: 'programme',
  load,
  missing: {
    title: 'Master non trouvé',
    text: 'Cette fiche n’existe pas, ou n’est plus publiée.',
    link: { href: paths.masters, name: 'Voir tous les masters' },
  },
  address: paths.master,
  metadata: (master) =>
    isPublished(master) ? masterMetadata(master) : unlistedMetadata(master.name),
  show: async (master) => {
    const today = todayInMorocco();
    const [around, popular] = await Promise.all([loadAroundMaster(master, today), loadPopular()]);
    const { calls, similar, articles, rules, proofs, claims, exams, lineage, officialSite } =
      around;
    const isPreview = !isPublished(master);
    const { name, slug } = master;
    const crumbs = [...trailTo('/masters'), { name, path: paths.master(slug) }];
    const closed = closedWords(master.status);
    const entity = masterNode(master, calls, today);
    return (
      <>
        {isPreview && <p className="preview-notice">Aperçu : ce master n’est pas publié.</p>}
        <PageHeader crumbs={crumbs} title={name}>
          <Whereabouts master={master} />
          <Lineage {...lineage} own={master.succession} proof={proofs.formerId} today={today} />
          {!isPreview && <WithOthers master={master} similar={similar} />}
        </PageHeader>
        <WithSidebar popular={popular}>
          {closed ? (
            <ClosedNotice words={closed} />
          ) : (
            <CallNotice
              calls={calls}
              applyUrl={master.applyUrl ?? platformOf(calls) ?? master.establishmentApplyUrl}
              isOwnDiploma={master.kind === 'mastere-prive'}
              today={today}
            />
          )}
          <IdentityCard
            master={master}
            rules={rules}
            proofs={proofs}
            officialSite={officialSite}
            isPreview={isPreview}
            today={today}
          />
          <Admission master={master} proofs={proofs} today={today} />
          <Section id="diplome" title="Ce que vaut le diplôme">
            <p className="mt-4 max-w-2xl">
              {frenchSpaces(worthOf(master.kind, master.universityStatus))}
            </p>
          </Section>
          <PastExams exams={exams} />
          <Sources master={master} claims={claims} isPreview={isPreview} today={today} />
          {!isPreview && (
            <div className="no-print space-y-4">
              <div className="flex flex-wrap gap-3">
                <ShareButtons
                  title={`${name}, ${master.establishmentName}`}
                  url={absoluteUrl(paths.master(slug))}
                  label="Adresse de cette fiche, à copier"
                />
              </div>
              <ErrorLink href={paths.correctMaster(slug)}>
                Signaler une erreur sur cette fiche
              </ErrorLink>
            </div>
          )}
          {similar.length > 0 && <MastersSection title="Masters proches" masters={similar} />}
          {articles.length > 0 && <RelatedArticles teasers={articles} />}
        </WithSidebar>
        {!isPreview && <JsonLd graph={pageGraph({ name, crumbs, entity })} />}
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
