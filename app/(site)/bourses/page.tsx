import { TopicPage } from '@/components/site/topic/topic-page';
import { topics } from '@/lib/texts/topics';
import { loadTopic } from '@/lib/content/reading/topic';
import { topicMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => topicMetadata(topics.bourses);

export default async function ScholarshipsPage() {
  return <TopicPage {...await loadTopic(topics.bourses)} />;
}
