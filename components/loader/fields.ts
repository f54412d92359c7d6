type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** React compares an event with the value noted here and ignores one that brings nothing new. */
type Tracked = Field & { _valueTracker?: { setValue: (value: string) => void } };

const TICKED = new Set(['checkbox', 'radio']);

export function tellFields(): void {
  for (const field of document.querySelectorAll<Tracked>('input, textarea, select')) {
    if (!isChanged(field)) continue;
    if (field instanceof HTMLInputElement && TICKED.has(field.type)) {
      tell(field, String(!field.checked), 'click');
    } else {
      tell(field, '', 'input', 'change');
    }
  }
}

function tell(field: Tracked, before: string, ...events: string[]): void {
  field._valueTracker?.setValue(before);
  // A click event must not be a MouseEvent: that would toggle the box once more.
  for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (field instanceof HTMLInputElement && TICKED.has(field.type)) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}
