'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

type Props = {
  title: string;
  question: ReactNode;
  subject?: ReactNode;
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
  const { title, question, subject, confirmLabel, busyLabel, isBusy = false, onConfirm } = props;
  const cancel = () => !isBusy && props.onCancel();
  return (
    <Dialog title={title} question={question} size="small" onClose={cancel}>
      {subject && <p className="dialog-subject">{subject}</p>}
      {props.children}
      <div className="dialog-footer">
        <Button variant="secondary" onClick={cancel}>
          {cancelLabel}
        </Button>
        {onConfirm && (
          <Button variant={variant} isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
