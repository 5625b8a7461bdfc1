/** Keys that work anywhere at a table. */
import { useEffect } from 'preact/hooks';
import { useStable } from './useStable.ts';

const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement && target.type !== 'range') ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** `deedOf` says what a key does, or undefined. Nothing happens while somebody types or a dialog is open. */
export function useKeyDown(deedOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  const keyed = useStable((event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const deed = deedOf(event);
    if (!deed) return;
    event.preventDefault();
    deed();
  });
  useEffect(() => {
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, [keyed]);
}
