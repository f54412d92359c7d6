import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { Cross } from './toast';
import { useWindowEvent } from './use-window-event';

type Props = {
  title: string;
  children: ReactNode;
  /** Asked for by Escape or the closing button; whoever renders the dialog decides. */
  onClose: () => void;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** An alert dialog has a question in its description and no closing button. */
  question?: ReactNode;
  closeLabel?: string;
};

/**
 * An address may open one at once; a portal stands in no page that is served. Radix's own overlay is
 * left out, because it locks the page by a <style> that the CSP refuses; a rule of the style sheet
 * locks it instead.
 */
export function Dialog({ title, children, onClose, size = 'large', question, ...props }: Props) {
  // Read before anything in the dialog can take the focus.
  const [opener] = useState(() => globalThis.document?.activeElement);
  const content = useRef<HTMLDivElement>(null);
  // Heard before anything in the dialog, with what was typed last.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const isHeard =
      key === 'Escape' && content.current === [...document.querySelectorAll('.dialog')].at(-1);
    if (isHeard && !isSomethingOpen()) onClose();
  };
  useWindowEvent('keydown', onKeyDown, true);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className="dialog-backdrop" />
        <Radix.Content
          ref={content}
          className="dialog"
          data-size={size}
          {...(question === undefined
            ? { 'aria-describedby': undefined }
            : { role: 'alertdialog', 'aria-modal': true })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack(opener);
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          <header className="dialog-header">
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            {question === undefined && (
              <Radix.Close className="icon-button" aria-label={props.closeLabel ?? 'Close'}>
                <Cross />
              </Radix.Close>
            )}
          </header>
          {question !== undefined && (
            <Radix.Description className="dialog-question">{question}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type FormProps = { onSubmit: () => void; buttons: ReactNode; children: ReactNode };

/** A form that fills its dialog. */
export function DialogForm({ onSubmit, buttons, children }: FormProps) {
  return (
    <form
      noValidate
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="dialog-body">{children}</div>
      <footer className="dialog-footer">{buttons}</footer>
    </form>
  );
}

/** Escape closes a list that hangs from the box being typed into, or a panel, and nothing more. */
function isSomethingOpen(): boolean {
  const { activeElement } = document;
  if (activeElement?.matches('[role=combobox][aria-expanded=true]')) return true;
  return Boolean(activeElement?.closest('[data-closes-on-escape]'));
}

/** The main part of the page takes the focus when what opened the dialog is gone. */
function giveFocusBack(opener: Element | null): void {
  const target = opener?.isConnected ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus();
}
