import { TopicPage } from '@/components/site/topic/topic-page';
import { loadTopic } from '@/lib/content/reading/around-text';
import { topicMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => topicMetadata('admissions');

export default async function AdmissionsPage() {
  return <TopicPage {...await loadTopic('admissions')} />;
}
