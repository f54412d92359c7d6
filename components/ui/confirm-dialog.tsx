'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

type Props = {
  title: string;
  question: string;
  subject?: ReactNode;
  /** What must be settled before the answer. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  busyLabel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The harmless answer has the focus. */
export function ConfirmDialog(props: Props) {
  const { title, question, subject, confirmLabel, cancelLabel, busyLabel, isBusy = false } = props;
  return (
    <Dialog
      title={title}
      question={question}
      size="small"
      onClose={() => !isBusy && props.onCancel()}
    >
      {subject && <p className="dialog-subject">{subject}</p>}
      {props.children}
      <div className="dialog-footer">
        <Button variant="secondary" onClick={() => !isBusy && props.onCancel()}>
          {cancelLabel}
        </Button>
        <Button variant="danger" isBusy={isBusy} busyLabel={busyLabel} onClick={props.onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
