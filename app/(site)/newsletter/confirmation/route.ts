import { limit, parse } from '@/lib/api/request';
import { postedForm } from '@/lib/api/posted-form';
import { readConfirmToken, tokenIn } from '@/lib/mail/newsletter/tokens';
import { confirm } from '@/lib/mail/newsletter/subscriptions';
import { keepSubjects } from '@/lib/mail/newsletter/subjects';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/signature';
import { subjectsSchema } from '@/lib/entities/mail/newsletter';
import { SUBJECTS_ALONE, subjectsOf, subjectsToShow } from '@/lib/entities/plain/subject-rules';

export const { GET, HEAD, POST } = postedForm({
  page: confirmPage,
  work: async (form, request) => {
    const id = readConfirmToken(tokenIn(request));
    if (!id) return paths.confirmSubscription;
    await limit('preferences', id);
    const subjects = parse(subjectsSchema, subjectsOf(form));
    const isAlone = form.get(SUBJECTS_ALONE.name) === SUBJECTS_ALONE.value;
    const isDone = await (isAlone ? keepSubjects(id, subjects) : confirm(id, subjects));
    if (!isDone) return paths.confirmSubscription;
    return donePath(paths.newsletterMessage, isAlone ? 'sujets' : 'confirme');
  },
  again: ({ details: { issues } }, form, request) => ({
    path: confirmPage(request),
    form: { error: issues?.[0]?.message, subjects: issues && subjectsToShow(form) },
  }),
});

function confirmPage(request: Request): string {
  return `${paths.confirmSubscription}?${new URLSearchParams({ jeton: tokenIn(request) })}`;
}
