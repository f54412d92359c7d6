import type { ReactNode } from 'react';
import { Button, QuietButton } from './button';
import { Dialog } from './dialog';

type Props = {
  title: string;
  question: ReactNode;
  subject?: ReactNode;
  /** Why it was not done. */
  refusal?: ReactNode;
  /** What must be settled before the answer. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: 'danger' | 'primary';
  busyLabel?: string;
  isBusy?: boolean;
  /** Absent while nothing can be confirmed. */
  onConfirm?: () => void;
  onCancel: () => void;
};

/** The harmless answer has the focus. */
export function ConfirmDialog({ cancelLabel = 'Cancel', variant = 'danger', ...props }: Props) {
  const { title, question, subject, refusal, confirmLabel, onConfirm } = props;
  const { isBusy = false, busyLabel } = props;
  const cancel = () => !isBusy && props.onCancel();
  return (
    <Dialog title={title} question={question} size="small" onClose={cancel}>
      {(subject || refusal) && (
        <p className="dialog-subject">
          {subject}
          {refusal && (
            <span role="alert" className="field-error block">
              {refusal}
            </span>
          )}
        </p>
      )}
      {props.children}
      <div className="dialog-footer">
        <QuietButton onClick={cancel}>{cancelLabel}</QuietButton>
        {onConfirm && (
          <Button variant={variant} isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
