import { redirectTo } from '@/lib/api/respond';
import { paths } from '@/lib/paths';

/** The old name of the news list. */
export function GET(): Response {
  return redirectTo(paths.news, 308);
}
