import { TopicPage } from '@/components/site/topic/topic-page';
import { topics } from '@/lib/texts/topics';
import { loadTopic } from '@/lib/content/reading/topic';
import { topicMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => topicMetadata(topics.equivalences);

export default async function EquivalencesPage() {
  return <TopicPage {...await loadTopic(topics.equivalences)} />;
}
