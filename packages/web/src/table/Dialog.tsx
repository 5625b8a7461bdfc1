// @chunk own
/** Modal dialog in front of a table. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useText } from '../text/index.ts';
import { Icon } from '../ui/Icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly name?: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** Native dialog element: it traps the focus, and Esc closes it. */
export function Dialog({ title, name, children, onClose }: DialogProps) {
  const { table } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // Opens in a layout effect: an Esc one frame later is already meant for this dialog.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; the key for that is the browser's Esc.
    <dialog
      ref={dialog}
      className={`tb-dialog ${name ?? ''}`}
      aria-label={title}
      onClose={onClose}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className="tb-dialog-body">
        <button type="button" className="tb-close" aria-label={table.close} onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
