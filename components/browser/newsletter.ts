import { NOT_SUBSCRIBED, SUBSCRIBED } from '@/lib/editorial/newsletter';
import { emailError } from '@/lib/entities/plain/contact-rules';
import { MOST_SUBJECTS, SUBJECT_FIELD } from '@/lib/entities/plain/subject-rules';
import type { Track } from './intent';
import { post } from './post';
import { showToast } from './toast';

export function serve(form: HTMLFormElement, count: Track): void {
  form.addEventListener('submit', (event) => {
    // The page of the server can say beside the boxes what is wrong with them.
    if (subjectsOf(form).length > MOST_SUBJECTS) return;
    event.preventDefault();
    const button = form.querySelector('button');
    if (!button || button.disabled || !isComplete(form)) return;
    void subscribe(form, button, count);
  });
  form.addEventListener('input', () => {
    if (form.querySelector('[aria-invalid]')) isComplete(form);
  });
}

const subjectsOf = (form: HTMLFormElement) => new FormData(form).getAll(SUBJECT_FIELD);

/** Browsers take an address without a domain; this tells beside the field what it lacks. */
function isComplete(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLInputElement>('input[name=email]');
  const words = form.querySelector<HTMLElement>('[role=alert]');
  const error = emailError((field?.value ?? '').trim()) ?? '';
  if (error) field?.setAttribute('aria-invalid', 'true');
  else field?.removeAttribute('aria-invalid');
  if (words) {
    words.hidden = !error;
    words.textContent = error;
  }
  if (error) field?.focus();
  return !error;
}

async function subscribe(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  count: Track,
): Promise<void> {
  const words = button.textContent;
  button.disabled = true;
  button.textContent = 'Inscription...';
  const email = new FormData(form).get('email');
  const status = await post('/api/newsletter/subscribe', { email, subjects: subjectsOf(form) });
  button.disabled = false;
  button.textContent = words;
  if (status !== 200) return showToast({ ...NOT_SUBSCRIBED, isFailure: true });
  if (email === new FormData(form).get('email')) form.reset();
  showToast(SUBSCRIBED);
  count('newsletter_subscribe');
}
