import { CalendarDownload, TopicPage } from '@/components/site/topic/topic-page';
import { loadTopic } from '@/lib/content/reading/topic';
import { calendrier } from '@/lib/editorial/topics/calendrier';
import { topicMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => topicMetadata(calendrier);

export default async function CalendarPage() {
  return <TopicPage {...await loadTopic(calendrier)} aside={<CalendarDownload />} />;
}
