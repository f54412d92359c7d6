import { useEffect, useEffectEvent } from 'react';

/** Hears the window as long as it is shown, and knows what was rendered last. */
export function useWindowEvent<E extends Event>(
  name: string,
  hear: (event: E) => void,
  isFirst = false,
): void {
  const onEvent = useEffectEvent(hear);
  useEffect(() => {
    const listener = (event: Event) => onEvent(event as E);
    addEventListener(name, listener, { capture: isFirst });
    return () => removeEventListener(name, listener, { capture: isFirst });
  }, [name, isFirst]);
}
