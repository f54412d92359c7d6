import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';

const KEY = 'admin-rows';
const DENSE = 'dense';
const CHANGED = 'density-changed';

/** A choice of this browser, for all lists: cards with all they say, or a line for each row. */
export function useDensity(): boolean {
  return useSyncExternalStore(listen, isDense, () => false);
}

export function DensityButton() {
  const isOn = useDensity();
  const turn = () => {
    try {
      localStorage.setItem(KEY, isOn ? 'cards' : DENSE);
    } catch {
      // Without storage the lists stay as they are.
    }
    dispatchEvent(new Event(CHANGED));
  };
  return (
    <Button variant="secondary" aria-pressed={isOn} onClick={turn}>
      Dense rows
    </Button>
  );
}

function isDense(): boolean {
  try {
    return localStorage.getItem(KEY) === DENSE;
  } catch {
    return false;
  }
}

function listen(change: () => void) {
  const events = ['storage', CHANGED];
  for (const name of events) addEventListener(name, change);
  return () => {
    for (const name of events) removeEventListener(name, change);
  };
}
