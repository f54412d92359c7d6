import { parse, readForm } from '@/lib/api/body';
import { pageAnswer, redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { limitAddress, requireSameOrigin } from '@/lib/api/sender';
import type { Refused } from '@/lib/newsletter/texts';
import { subscribe } from '@/lib/newsletter/subscriptions';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/form-stamp';
import { CONTACT_TEXTS } from '@/lib/schemas/plain/contact-rules';
import { fieldsOf, subjectsToShow } from '@/lib/schemas/plain/subject-rules';
import { newsletterSchema } from '@/lib/schemas/newsletter';

export const { GET, HEAD, POST } = route(
  {
    GET: async () => redirectTo(paths.newsletter, 303),
    POST: async ({ request }) => {
      requireSameOrigin(request);
      const form = await readForm(request);
      const { email, subjects } = parse(newsletterSchema, fieldsOf(form));
      await limitAddress('subscribe', request);
      await subscribe(email, subjects);
      return redirectTo(donePath(paths.newsletterMessage, 'inscrit'), 303);
    },
  },
  {
    showError: async ({ status, details: { headers, issues = [] } }, request) => {
      const form = UNREAD.has(status) ? {} : refusedForm(await readForm(request), status, issues);
      return pageAnswer(paths.newsletterMessage, { status, headers, form });
    },
  },
);

/** Of another site, too long, or of a kind that no form of ours sends. */
const UNREAD = new Set([403, 413, 415]);

type Issues = readonly { path: string; message: string }[];

function refusedForm(form: URLSearchParams, status: number, issues: Issues): Refused {
  const subject = issues.find(({ path }) => path.startsWith('subjects'));
  const isOther = issues.some((issue) => issue !== subject);
  return {
    email: form.get('email') ?? '',
    error: isOther ? CONTACT_TEXTS.invalidEmail : undefined,
    // Boxes are read from the database, which may be what is away.
    subjects: status < 500 ? subjectsToShow(form) : undefined,
    subjectsError: subject?.message,
  };
}
