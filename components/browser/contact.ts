import { CONTACT_SENTENCES, mailLink } from '@/lib/entities/plain/contact-outcome';
import {
  CONTACT_FIELDS,
  type ContactFields,
  FASTEST_SECONDS,
  checkContact,
} from '@/lib/entities/plain/contact-rules';
import { post } from './post';

/** The browser has checked what is required before the form is submitted; this checks the rest. */
export function serve(form: HTMLFormElement): void {
  // Each module that the start script names is a weight on every page, so this one has both forms.
  if ('proposal' in form.dataset) return tellTime(form);
  const enteredAt = performance.now();
  let isRefused = false;
  let isSending = false;

  form.addEventListener('input', () => {
    if (isRefused) showErrors(form);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    const message = showErrors(form);
    isRefused = !message;
    const to = form.dataset.mailTo;
    if (!message) {
      tell(form, 'invalid');
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    } else if (to === undefined) {
      isSending = true;
      void send(form, message, enteredAt).finally(() => (isSending = false));
    } else showReady(form, mailLink(message, to));
  });
}

async function send(
  form: HTMLFormElement,
  message: ContactFields,
  enteredAt: number,
): Promise<void> {
  const button = form.querySelector('button');
  if (button) button.disabled = true;
  tell(form, 'sending');
  // The site takes what comes faster for a program's message, so a pasted one waits here.
  const elapsed = () => (performance.now() - enteredAt) / 1000;
  const wait = Math.max(0, FASTEST_SECONDS - elapsed()) * 1000;
  const given = filledIn(form);
  await new Promise((resolve) => setTimeout(resolve, wait));
  const status = await post('/api/contact', {
    ...message,
    website: new FormData(form).get('website'),
    // A timer may be early by a part of a millisecond.
    seconds: Math.max(FASTEST_SECONDS, elapsed()),
  });
  if (button) button.disabled = false;
  // Nothing is lost of what was typed while the message was on its way.
  if (status === 200 && given === filledIn(form)) form.reset();
  tell(form, status === 200 ? 'sent' : status === 429 ? 'busy' : 'failed');
}

const filledIn = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

/** Marks what the rules refuse beside its field. */
function showErrors(form: HTMLFormElement): ContactFields | undefined {
  const given = new FormData(form);
  // Form data has the ends of lines that mails have; the rules count what was typed.
  const values = CONTACT_FIELDS.map((name) => [
    name,
    String(given.get(name)).replaceAll('\r\n', '\n'),
  ]);
  const { message, errors } = checkContact(Object.fromEntries(values));
  for (const name of CONTACT_FIELDS) {
    const reason = errors[name] ?? '';
    const field = form.querySelector(`#contact-${name}`);
    const words = form.querySelector<HTMLElement>(`#contact-${name}-erreur`);
    if (reason) field?.setAttribute('aria-invalid', 'true');
    else field?.removeAttribute('aria-invalid');
    if (!words) continue;
    words.hidden = !reason;
    if (words.textContent !== reason) words.textContent = reason;
  }
  return Object.keys(errors).length > 0 ? undefined : message;
}

function tell(form: HTMLFormElement, kind: keyof typeof CONTACT_SENTENCES): void {
  const sentence = reveal(form, '[data-sentence]', '[data-ready]');
  if (sentence) sentence.textContent = CONTACT_SENTENCES[kind];
}

function showReady(form: HTMLFormElement, href: string): void {
  const ready = reveal(form, '[data-ready]', '[data-sentence]');
  ready?.querySelector('[data-mail]')?.setAttribute('href', href);
}

function reveal(form: HTMLFormElement, shown: string, other: string): HTMLElement | null {
  for (const part of form.querySelectorAll<HTMLElement>(`[data-outcome], ${shown}, ${other}`)) {
    part.hidden = part.matches(other);
  }
  return form.querySelector(shown);
}

/**
 * The browser sends a proposal by itself. Saying how long it took to fill in spares its reader the
 * second sending that the site asks of those it cannot tell from programs.
 */
function tellTime(form: HTMLFormElement): void {
  const enteredAt = performance.now();
  form.addEventListener('submit', () => {
    const field = form.querySelector<HTMLInputElement>('input[name=secondes]');
    if (field) field.value = ((performance.now() - enteredAt) / 1000).toFixed(1);
  });
}
