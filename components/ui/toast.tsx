'use client';

import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { Cross } from './cross';
import { TOAST_DURATION, currentToast, dismissToast, onToastChange } from './toast-store';

const none = () => undefined;

export function Toast({ closeLabel }: { closeLabel: string }) {
  const toast = useSyncExternalStore(onToastChange, currentToast, none);
  if (!toast) return null;
  const { id, title, description, variant = 'default', action, isOpen } = toast;
  return (
    <Radix.Provider duration={TOAST_DURATION} label="Notification" swipeDirection="right">
      <Radix.Root
        key={id}
        open={isOpen}
        onOpenChange={(isStillOpen) => !isStillOpen && dismissToast(id)}
        type="foreground"
        className="toast"
        data-variant={variant}
      >
        <div>
          <Radix.Title className="toast-title">{title}</Radix.Title>
          {description && <Radix.Description>{description}</Radix.Description>}
        </div>
        {action && (
          <Radix.Action className="toast-action" altText={action.label} onClick={action.run}>
            {action.label}
          </Radix.Action>
        )}
        <Radix.Close className="toast-close" aria-label={closeLabel}>
          <Cross />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="toast-viewport" label="Notifications ({hotkey})" />
    </Radix.Provider>
  );
}
