import type { Track } from './intent';
import { type NameGroup, spaced, suggestionsFor } from '@/lib/search/search-suggestions';

const NONE = -1;

/** A combobox: the names stay in the list, and the focus stays in the field. */
export async function serve(
  field: HTMLInputElement,
  _count: Track,
  answer?: Response,
): Promise<void> {
  const list = field.parentElement?.querySelector<HTMLElement>('[role=listbox]');
  if (!list || !answer?.ok) return;
  const groups: NameGroup[] = await answer.json();
  let options: Option[] = [];
  let active = NONE;

  const mark = (index: number) => {
    active = index;
    [...list.children].forEach((option, at) =>
      option.setAttribute('aria-selected', String(at === index)),
    );
    const id = list.children[index]?.id;
    if (id) field.setAttribute('aria-activedescendant', id);
    else field.removeAttribute('aria-activedescendant');
  };
  const draw = (all: Option[]) => {
    options = all;
    list.replaceChildren(...options.map((option, index) => optionElement(list, option, index)));
    list.hidden = options.length === 0;
    field.setAttribute('aria-expanded', String(!list.hidden));
    mark(NONE);
  };
  // The last line leads to all results; where no name fits, another question may be meant.
  const show = (typed: string) => {
    const asked = typed.trim();
    const found = suggestionsFor(groups, asked);
    const all = { name: 'Voir tous les résultats', asked };
    draw(asked.length < 2 ? [] : [...found, all]);
    if (found.length > 0 || list.hidden) return;
    void import('@/lib/search/search-nearest').then(({ nearestQuestion }) => {
      const meant = nearestQuestion(groups, asked, spaced);
      if (!meant || list.hidden || field.value !== typed) return;
      draw([{ name: `Vouliez-vous dire « ${meant} » ?`, asked: meant }, all]);
    });
  };
  const choose = (index: number) => {
    const { href, asked } = options[index] ?? {};
    if (href) return location.assign(href);
    field.value = asked ?? field.value;
    field.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.isComposing) return;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (isArrow && list.hidden) show(field.value);
    else if (isArrow) mark(nextOf(active, options.length, key === 'ArrowDown' ? 1 : -1));
    else if (key === 'Enter' && active !== NONE) choose(active);
    // Escape closes the list first, and only then the panel around it.
    else if (key === 'Escape' && !list.hidden) show('');
    else {
      if (key === 'Escape') field.closest<HTMLElement>(':popover-open')?.hidePopover();
      return;
    }
    event.preventDefault();
  };

  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', list.id);
  field.addEventListener('input', () => show(field.value));
  field.addEventListener('blur', () => show(''));
  field.addEventListener('keydown', onKeyDown);
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('[role=option]');
    if (option) choose([...list.children].indexOf(option));
  });
  // What was typed before the names were there is answered too.
  show(document.activeElement === field && field.value !== field.defaultValue ? field.value : '');
}

/** An address to go to, or a question to ask. */
type Option = { kind?: string; name: string; href?: string; asked?: string };

function optionElement(list: Element, { kind, name }: Option, index: number): HTMLElement {
  const option = document.createElement('li');
  option.id = `${list.id}-${index}`;
  option.setAttribute('role', 'option');
  const parts = [name, kind].map((text) => {
    const part = document.createElement('span');
    part.textContent = text ?? '';
    return part;
  });
  option.append(parts[0] ?? '', ' ', parts[1] ?? '');
  return option;
}

/** There is one place more than options, because none may be chosen. */
export function nextOf(active: number, count: number, step: 1 | -1): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
