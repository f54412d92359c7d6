import { parse, readForm } from '@/lib/api/body';
import { pageAnswer, redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { limit, limitAddress, requireSameOrigin } from '@/lib/api/sender';
import { erase, isKept } from '@/lib/newsletter/preferences';
import { sendNewLinks } from '@/lib/newsletter/renewal';
import { keepSubjects } from '@/lib/newsletter/subjects';
import type { PreferencesShown } from '@/lib/newsletter/texts';
import { preferencesPath, readOldToken, readPreferencesToken } from '@/lib/newsletter/tokens';
import { paths } from '@/lib/paths';
import { doneBy, donePath } from '@/lib/process/form-stamp';
import { subjectsSchema } from '@/lib/schemas/newsletter';
import { subjectsOf, subjectsToShow } from '@/lib/schemas/plain/subject-rules';

const SAVED = 'enregistre';

export const { GET, HEAD, POST } = route(
  {
    GET: async ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      return shown(request, 200, { isSaved: doneBy(paths.preferences, query) === SAVED });
    },
    POST: async ({ request }) => {
      requireSameOrigin(request);
      const form = await readForm(request);
      if (form.get('action') === 'renouveler') return renew(request);
      const id = readPreferencesToken(tokenOf(request));
      if (!id || !(await isKept(id))) return shown(request, 404);
      await limit('preferences', id);
      if (form.get('action') === 'effacer') return eraseAll(request, id, form);
      const isKeeping = await keepSubjects(id, parse(subjectsSchema, subjectsOf(form)));
      if (!isKeeping) return shown(request, 409, { hasLeft: true });
      return redirectTo(savedPath(tokenOf(request)), 303);
    },
  },
  {
    showError: async ({ status, details: { headers, issues } }, request) => {
      const error = issues?.[0]?.message ?? '';
      const chosen = issues && subjectsToShow(await readForm(request));
      return shown(request, status, { error, chosen }, headers);
    },
  },
);

async function eraseAll(request: Request, id: string, form: URLSearchParams): Promise<Response> {
  if (form.get('accord') !== 'oui') return shown(request, 422, { isUnsure: true });
  await erase(id);
  return redirectTo(donePath(paths.newsletterMessage, 'efface'), 303);
}

/** It sends a mail, as a subscription does. */
async function renew(request: Request): Promise<Response> {
  const id = readOldToken(tokenOf(request));
  if (!id || !(await isKept(id))) return shown(request, 404);
  await limitAddress('subscribe', request);
  await sendNewLinks(id);
  return redirectTo(donePath(paths.newsletterMessage, 'lien'), 303);
}

type More = Omit<Extract<PreferencesShown, { state: 'open' }>, 'state' | 'token'>;

/** Rendered for this one answer, so that neither a cache nor another address ever holds it. */
async function shown(
  request: Request,
  status: number,
  more: More = {},
  headers?: Record<string, string>,
): Promise<Response> {
  const token = tokenOf(request);
  // What is read from the database may be what is away.
  if (status >= 500) {
    const form: PreferencesShown = { state: 'away' };
    return pageAnswer(paths.preferencesPage, { status, headers, form });
  }
  const id = readOldToken(token);
  const isThere = id !== undefined && (await isKept(id));
  const isOpen = isThere && readPreferencesToken(token) !== undefined;
  const isRefused = status === 403 || status === 429;
  let form: PreferencesShown = { state: id ? 'gone' : 'invalid' };
  if (isThere) form = { state: 'over', token, isRefused };
  if (isOpen) form = { state: 'open', token, ...more };
  const gone = id ? 410 : 404;
  return pageAnswer(paths.preferencesPage, {
    ...{ status: isOpen || isRefused ? status : gone, headers, form },
  });
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('jeton') ?? '';

const savedPath = (token: string) =>
  `${preferencesPath(token)}&${donePath(paths.preferences, SAVED).split('?')[1]}`;
