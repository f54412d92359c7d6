import { parse, readForm } from '@/lib/api/body';
import { pageAnswer, redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { limit, requireSameOrigin } from '@/lib/api/sender';
import { readConfirmToken } from '@/lib/newsletter/tokens';
import { confirm } from '@/lib/newsletter/confirmations';
import { keepSubjects } from '@/lib/newsletter/subjects';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/form-stamp';
import { subjectsSchema } from '@/lib/schemas/newsletter';
import { SUBJECTS_ALONE, subjectsOf, subjectsToShow } from '@/lib/schemas/plain/subject-rules';

export const { GET, HEAD, POST } = route(
  {
    GET: async ({ request }) => redirectTo(confirmPage(request), 303),
    POST: async ({ request }) => {
      requireSameOrigin(request);
      const id = readConfirmToken(tokenOf(request));
      if (!id) return redirectTo(paths.confirmSubscription, 303);
      await limit('preferences', id);
      const form = await readForm(request);
      const subjects = parse(subjectsSchema, subjectsOf(form));
      const isAlone = form.get(SUBJECTS_ALONE.name) === SUBJECTS_ALONE.value;
      const isDone = await (isAlone ? keepSubjects(id, subjects) : confirm(id, subjects));
      const done = donePath(paths.newsletterMessage, isAlone ? 'sujets' : 'confirme');
      return redirectTo(isDone ? done : paths.confirmSubscription, 303);
    },
  },
  {
    showError: async ({ status, details: { headers, issues } }, request) => {
      const subjects = issues && subjectsToShow(await readForm(request));
      const form = { error: issues?.[0]?.message, subjects };
      return pageAnswer(confirmPage(request), { status, headers, form });
    },
  },
);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('jeton') ?? '';

const confirmPage = (request: Request) =>
  `${paths.confirmSubscription}?${new URLSearchParams({ jeton: tokenOf(request) })}`;
