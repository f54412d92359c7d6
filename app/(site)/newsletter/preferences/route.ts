import { limit, limitAddress, parse } from '@/lib/api/request';
import { postedForm } from '@/lib/api/posted-form';
import { pageAnswer } from '@/lib/api/route';
import { erase, isKept, keepSubjects } from '@/lib/mail/newsletter/subjects';
import { sendNewLinks } from '@/lib/mail/newsletter/mails';
import {
  HAS_LEFT,
  LINK_NOT_SENT,
  PREFERENCES_REFUSED,
  type PreferencesShown,
  SEE_BELOW,
} from '@/lib/editorial/newsletter';
import { readOldToken, readPreferencesToken, tokenIn } from '@/lib/mail/newsletter/tokens';
import { paths } from '@/lib/paths';
import { doneBy, donePath } from '@/lib/process/signature';
import { subjectsSchema } from '@/lib/entities/mail/newsletter';
import { subjectsOf, subjectsToShow } from '@/lib/entities/plain/subject-rules';

const SAVED = 'enregistre';

export const { GET, HEAD, POST } = postedForm({
  page: (request) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return shown(request, 200, { isSaved: doneBy(paths.preferences, query) === SAVED });
  },
  work: async (form, request) => {
    const action = form.get('action');
    if (action === 'renouveler') return renew(request);
    const token = tokenIn(request);
    const id = readPreferencesToken(token);
    if (!id || !(await isKept(id))) return shown(request, 404);
    await limit('preferences', id);
    if (action === 'effacer') {
      if (form.get('accord') !== 'oui')
        return shown(request, 422, { isUnsure: true, refusal: refusal(SEE_BELOW) });
      await erase(id);
      return donePath(paths.newsletterMessage, 'efface');
    }
    const isSaved = await keepSubjects(id, parse(subjectsSchema, subjectsOf(form)));
    if (!isSaved) return shown(request, 409, { refusal: refusal(HAS_LEFT) });
    return `${paths.preferencesOf(token)}&${donePath(paths.preferences, SAVED).split('?')[1]}`;
  },
  again: ({ status, details: { headers, issues } }, form, request) => {
    const more = issues && {
      error: issues[0]?.message,
      chosen: subjectsToShow(form),
      refusal: refusal(SEE_BELOW),
    };
    return shown(request, status, more ?? { refusal: PREFERENCES_REFUSED }, headers);
  },
});

/** It sends a mail, as a subscription does. */
async function renew(request: Request): Promise<string | Response> {
  const id = readOldToken(tokenIn(request));
  if (!id || !(await isKept(id))) return shown(request, 404);
  await limitAddress('subscribe', request);
  await sendNewLinks(id);
  return donePath(paths.newsletterMessage, 'lien');
}

const refusal = (description: string) => ({ ...PREFERENCES_REFUSED, description });

/** Rendered for this one answer, so that neither a cache nor another address ever holds it. */
async function shown(
  request: Request,
  status: number,
  more: Omit<PreferencesShown, 'state' | 'token'> = {},
  headers?: Record<string, string>,
): Promise<Response> {
  const token = tokenIn(request);
  const show = (status: number, form: Omit<PreferencesShown, 'token'>) =>
    pageAnswer(paths.preferencesPage, { status, headers, form: { ...form, token } });
  // What is read from the database may be what is away.
  if (status >= 500) return show(status, { state: 'away', refusal: PREFERENCES_REFUSED });
  const id = readOldToken(token);
  const isRefused = status === 403 || status === 429;
  if (!id) return show(isRefused ? status : 404, { state: 'invalid' });
  const gone = isRefused ? status : 410;
  if (!(await isKept(id))) return show(gone, { state: 'gone' });
  if (readPreferencesToken(token)) return show(status, { state: 'open', ...more });
  return show(gone, { state: 'over', refusal: isRefused ? LINK_NOT_SENT : undefined });
}
