import type { ReactNode } from 'react';
import { shortMoment } from '@/components/admin/display/shown';
import { staffLabelOf } from '@/lib/entities/choices';
import type { Fact } from '@/lib/entities/evidence';
import type { Field } from '@/lib/entities/resource';

/** What rows are called that a field names by their ids. */
type NameOf = (id: string) => string;

/** The value of a field as staff know it, one thing on each line. */
export function fieldText(field: Field, value: unknown, nameOf: NameOf): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((one) => single(field, one, nameOf)).join('\n');
  return single(field, value, nameOf);
}

export function namedIds({ options }: Field, values: readonly unknown[]): string[] {
  return options ? values.flatMap((value) => value ?? []).map(String) : [];
}

function single(field: Field, value: unknown, nameOf: NameOf): string {
  if (field.input === 'facts') return factText(value as Fact);
  if (typeof value === 'object') {
    const row = value as Record<string, unknown>;
    const texts = field.columns?.flatMap((one) => fieldText(one, row[one.name], () => '') || []);
    return texts?.join(' · ') ?? '';
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  if (field.options) return nameOf(text);
  if (field.input === 'publication') return shortMoment(text);
  return field.choices ? staffLabelOf(field.choices, text) : text;
}

/** What a source says, whose values may be rows that nobody knows by their ids. */
function factText({ field, value, source, endedOn }: Fact): string {
  const told = [value].flat().filter((one) => !UUID.test(String(one)));
  const said = told.length > 0 ? `${field}: ${told.join(', ')}` : field;
  return [said, source.publisher, ...(endedOn ? [`until ${endedOn}`] : [])].join(' · ');
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Few screen readers say what is struck through or underlined. */
const marked = (word: string, Mark: 'del' | 'ins') =>
  function Marked({ children }: { children: ReactNode }) {
    return (
      <>
        <span lang="en" className="sr-only">
          {word}:{' '}
        </span>
        <Mark>{children}</Mark>
      </>
    );
  };

export const Removed = marked('removed', 'del');
export const Added = marked('added', 'ins');
