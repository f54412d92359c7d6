import 'server-only';
import { formStamp, stampAge } from '@/lib/process/signature';
import type { HttpError, Issue } from '@/lib/process/http-error';
import { limitAddress, parse, readForm, requireSameOrigin } from './request';
import type { Contract } from './contract';
import { pageAnswer, redirectTo, route } from './route';

type Shown = { path: string; form: object; status?: number };

type PostedForm = {
  /** Where whoever opens its address by itself is sent. */
  page: (request: Request) => string | Promise<Response>;
  /** Says where the browser goes next. */
  work: (form: URLSearchParams, request: Request) => Promise<string | Response>;
  /** The page that shows the form again, and what it is told of it. */
  again: (
    error: HttpError,
    form: URLSearchParams,
    request: Request,
  ) => Shown | Response | Promise<Shown | Response>;
  /** Programs of other sites may send it too. */
  isForPrograms?: true;
};

/** A form of a page, as browsers post it without a script. */
export function postedForm({ page, work, again, isForPrograms }: PostedForm) {
  const answered = (next: string | Response) =>
    typeof next === 'string' ? redirectTo(next, 303) : next;

  async function showError(error: HttpError, request: Request): Promise<Response> {
    const { status, details } = error;
    // What another site sent is not the reader's text, and a body that is too large was not read.
    const isKept = status !== 403 && status !== 413;
    const form = isKept ? await readForm(request) : new URLSearchParams();
    const shown = await again(error, form, request);
    if (shown instanceof Response) return shown;
    return pageAnswer(shown.path, { status, headers: details.headers, ...shown });
  }

  return route(
    {
      GET: async ({ request }) => answered(await page(request)),
      POST: async ({ request }) => {
        if (!isForPrograms) requireSameOrigin(request);
        return answered(await work(await readForm(request), request));
      },
    },
    { showError },
  );
}

/** Does what a call of the API does: the same schema, the same limit, the same work. */
export async function postTo(
  { path, operationsOf }: Contract,
  values: unknown,
  request: Request,
): Promise<void> {
  const operation = operationsOf()?.POST;
  if (!operation?.body || !operation.limit) throw new Error(`${path} takes no form`);
  const input = parse(operation.body, values);
  await limitAddress(operation.limit, request);
  await operation.work({ request, input } as never);
}

/** Programs are told by their haste, and by a field that only they see. */
export const senderIn = (form: URLSearchParams) => ({
  website: form.get('website') ?? '',
  seconds: secondsTaken(form),
});

/** Told by the script, or by the time at which the form was shown again. */
function secondsTaken(form: URLSearchParams): number {
  const given = form.get('secondes') ?? '';
  const counted = /^\d{1,6}(?:\.\d)?$/.test(given) ? Number(given) : 0;
  return stampAge(form.get('moment') ?? '') ?? counted;
}

/** Browsers send the end of a line as two characters and count it as one. */
export function valuesIn<Field extends string>(form: URLSearchParams, fields: readonly Field[]) {
  const values = fields.map((name) => [name, (form.get(name) ?? '').replaceAll('\r\n', '\n')]);
  return Object.fromEntries(values) as Record<Field, string>;
}

/** What came too fast is shown once more, to be read again. */
export type Outcome = 'review' | 'refused' | 'tooLarge' | 'invalid' | 'busy' | 'failed';

const OUTCOMES: Record<number, Outcome> = {
  403: 'refused',
  413: 'tooLarge',
  422: 'invalid',
  429: 'busy',
};

/** A form that is shown again: nothing typed is lost, and what is wrong stands beside its field. */
export type FilledForm<Field extends string> = {
  values: Record<Field, string>;
  errors: Partial<Record<Field, string>>;
  outcome: Outcome;
  /** From when on its time is counted. */
  stamp: string;
};

export function filledAgain<Field extends string>(
  { status, issues = [] }: { status: number; issues?: readonly Issue[] },
  form: URLSearchParams,
  fields: readonly Field[],
): { status: number; form: FilledForm<Field> } {
  const isHasty = issues.length > 0 && issues.every(({ path }) => path === 'seconds');
  // Of several words about one field the first count.
  const errors = issues.map(({ path, message }) => [path, message]).reverse();
  const given = form.get('moment') ?? '';
  return {
    status: isHasty ? 200 : status,
    form: {
      values: valuesIn(form, fields),
      errors: Object.fromEntries(errors),
      outcome: isHasty ? 'review' : (OUTCOMES[status] ?? 'failed'),
      stamp: stampAge(given) === undefined ? formStamp() : given,
    },
  };
}
