import * as Toast from '@radix-ui/react-toast';
import { type ShownToast, TOAST_DURATION, dismissToast } from './toast-store';

type Props = { toast: ShownToast; closeLabel: string };

export function ToastView({ toast, closeLabel }: Props) {
  const { id, title, description, variant, action, isOpen } = toast;
  return (
    <Toast.Provider duration={TOAST_DURATION} label="Notification" swipeDirection="right">
      <Toast.Root
        key={id}
        open={isOpen}
        onOpenChange={(isStillOpen) => !isStillOpen && dismissToast(id)}
        type="foreground"
        className="toast"
        data-variant={variant ?? 'default'}
      >
        <div>
          <Toast.Title className="toast-title">{title}</Toast.Title>
          {description && <Toast.Description>{description}</Toast.Description>}
        </div>
        {action && (
          <Toast.Action className="toast-action" altText={action.label} onClick={action.run}>
            {action.label}
          </Toast.Action>
        )}
        <Toast.Close className="toast-close" aria-label={closeLabel}>
          <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" aria-hidden>
            <path d="m3 3 10 10M13 3 3 13" strokeWidth="1.5" />
          </svg>
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="toast-viewport" label="Notifications ({hotkey})" />
    </Toast.Provider>
  );
}
