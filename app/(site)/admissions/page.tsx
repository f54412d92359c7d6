import { TopicPage } from '@/components/site/topic/topic-page';
import { topics } from '@/lib/texts/topics';
import { loadTopic } from '@/lib/content/reading/topic';
import { topicMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => topicMetadata(topics.admissions);

export default async function AdmissionsPage() {
  return <TopicPage {...await loadTopic(topics.admissions)} />;
}
