import { NextClosings } from '@/components/site/masters/call-row';
import { CalendarDownload, TopicPage } from '@/components/site/topic/topic-page';
import { loadNextClosings } from '@/lib/content/masters/calls-page';
import { loadTopic } from '@/lib/content/reading/around-text';
import { topicMetadata } from '@/lib/seo/metadata';

const CLOSINGS = 6;

export const generateMetadata = () => topicMetadata('calendrier');

export default async function CalendarPage() {
  const [topic, rows] = await Promise.all([loadTopic('calendrier'), loadNextClosings(CLOSINGS)]);
  return <TopicPage {...topic} aside={<CalendarDownload />} first={<NextClosings rows={rows} />} />;
}
