import { unavailable } from './http-error';
import { sharedState } from './shared-state';

/** Only this server sets the header: one of that name from outside never reaches Next. */
export const FILLED_FORM = 'x-filled-form';

type Render = (path: string, header: string, requestId: string, asker?: string) => Promise<string>;

const shared = () => sharedState<{ render?: Render }>('filled-page', () => ({}));

export function offerFilledPages(render: Render): void {
  shared().render = render;
}

/** The form is handed over here, since it belongs neither into an address nor into a cookie. */
export async function filledPage(
  path: string,
  form: object,
  requestId: string,
  asker?: string,
): Promise<string> {
  const { render } = shared();
  if (!render) throw new Error('no server offers pages');
  try {
    const header = Buffer.from(JSON.stringify(form)).toString('base64url');
    return await render(path, header, requestId, asker);
  } catch (error) {
    // Each bundle has its own copy of the error classes, so the status is compared instead.
    const { status } = error as { status?: number };
    throw status === 503 || status === 429 ? unavailable() : error;
  }
}

export function readFilledForm(headers: Headers): unknown {
  const given = headers.get(FILLED_FORM);
  return given === null ? undefined : JSON.parse(Buffer.from(given, 'base64url').toString());
}
