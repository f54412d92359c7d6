import { TopicPage } from '@/components/site/topic/topic-page';
import { loadTopic } from '@/lib/content/reading/around-text';
import { topicMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => topicMetadata('bourses');

export default async function ScholarshipsPage() {
  return <TopicPage {...await loadTopic('bourses')} />;
}
