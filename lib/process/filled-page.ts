import { unavailable } from './http-error';
import { sharedState } from './shared-state';

/** Set by this server alone: no header of that name from outside reaches Next. */
export const FILLED_FORM = 'x-filled-form';

type Render = (path: string, header: string, requestId: string) => Promise<string>;

const shared = () => sharedState<{ render?: Render }>('filled-page', () => ({}));

/** Where the server says how a page of the site is made. */
export function offerFilledPages(render: Render): void {
  shared().render = render;
}

/**
 * The document of a page with what a visitor wrote in its form, for a handler to answer with: a
 * page cannot read what was posted to it, and what was written belongs neither into an address
 * nor into a cookie.
 */
export async function filledPage(path: string, form: object, requestId: string): Promise<string> {
  const { render } = shared();
  if (!render) throw new Error('no server offers pages');
  try {
    return await render(path, Buffer.from(JSON.stringify(form)).toString('base64url'), requestId);
  } catch (error) {
    // The server's classes are not those of this bundle; its errors carry the status they stand for.
    throw (error as { status?: number }).status === 503 ? unavailable() : error;
  }
}

export function readFilledForm(headers: Headers): unknown {
  const given = headers.get(FILLED_FORM);
  return given === null ? undefined : JSON.parse(Buffer.from(given, 'base64url').toString());
}
