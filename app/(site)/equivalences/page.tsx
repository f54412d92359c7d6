import { TopicPage } from '@/components/site/topic/topic-page';
import { loadTopic } from '@/lib/content/reading/around-text';
import { topicMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => topicMetadata('equivalences');

export default async function EquivalencesPage() {
  return <TopicPage {...await loadTopic('equivalences')} />;
}
