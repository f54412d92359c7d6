import { type Answer, isHtml } from './answer';
import { CLOSED_POLICY, type Policy } from './csp';
import { type HeaderList, securityHeaders } from './headers';
import { inlineHashes } from './inline-content';
import { withoutSheetCopies } from './sheet-copies';

export type Dressing = {
  /** The answer without what Next says too much. */
  trim: (answer: Answer) => Answer;
  /** The security headers that belong to this very answer. */
  security: (answer: Answer) => HeaderList;
  /** The same for an answer without a body, or with one of our own that is no page. */
  closed: HeaderList;
};

type Options = { policy: Policy; isHttps: boolean; sheets?: string[] };

export function createDressing({ policy, isHttps, sheets = [] }: Options): Dressing {
  const withoutCopies = withoutSheetCopies(sheets);
  return {
    trim: (answer) => withoutCopies(withoutRedirectBody(answer)),
    security: (answer) =>
      securityHeaders(
        isHttps,
        isHtml(answer) ? policy(inlineHashes(answer.body.toString())) : CLOSED_POLICY,
      ),
    closed: securityHeaders(isHttps, CLOSED_POLICY),
  };
}

/** What Next sends along with a redirect is an empty document for JavaScript to fill. */
function withoutRedirectBody(answer: Answer): Answer {
  if (answer.status < 300 || answer.status > 399 || answer.status === 304) return answer;
  const headers = { ...answer.headers };
  delete headers['content-type'];
  return { ...answer, headers, body: Buffer.alloc(0) };
}
