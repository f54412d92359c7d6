/**
 * What the front and the application say to each other beside requests and answers; `ask-front.ts`
 * has the questions. Names with this beginning pass neither in from outside nor out.
 */
const OURS = 'x-guide-';

/** With a request of the front. */
export const CLIENT_ADDRESS = `${OURS}client-address`;
/** What counts readers must know robots, also where all are called by one name. */
export const CLIENT_AGENT = `${OURS}client-agent`;
/** Without its query; layouts hear of it in no other way. */
export const PATH = `${OURS}path`;
/** The state of the content that the answer must show. */
export const GENERATION = `${OURS}generation`;
/** Set where changes made elsewhere are not heard of. */
export const IS_CUT_OFF = `${OURS}cut-off`;
/** What was typed into the form of the page that is asked for. */
export const FORM = `${OURS}form`;

/** With an answer of the application: what stopped it, the database or a fault of ours. */
export const FAULT = `${OURS}fault`;
export type Fault = 'database' | 'ours';
/** The page that is the body of this answer, with what was typed into its form. */
export const SHOW = `${OURS}show`;
/** A body that is packed already; Next drops the header that the standard has for it. */
export const PACKED_AS = `${OURS}packed-as`;

export const isPrivate = (header: string) => header.startsWith(OURS);

/** A form belongs neither into an address nor into a cookie. */
export const formHeader = (form: object) => ({
  [FORM]: Buffer.from(JSON.stringify(form)).toString('base64url'),
});

/** Enough for all that a form may hold. */
export const MOST_HEADER_BYTES = 256 * 1024;

export function readFilledForm(headers: Headers): unknown {
  const given = headers.get(FORM);
  return given === null ? undefined : JSON.parse(Buffer.from(given, 'base64url').toString());
}
