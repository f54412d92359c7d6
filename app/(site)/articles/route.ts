import { redirectTo } from '@/lib/api/route';
import { paths } from '@/lib/paths';

/** The news list once had this address. */
export function GET(): Response {
  return redirectTo(paths.news, 308);
}
