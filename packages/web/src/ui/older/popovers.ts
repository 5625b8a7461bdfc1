/**
 * Polyfill of `popover="auto"` as the tables use it: a button with `popovertarget` toggles, a click outside or
 * Esc closes. One popover is open at a time; `older.css` hides the others.
 */
const OPEN = 'data-popped';

const openOne = (): HTMLElement | null => document.querySelector(`[${OPEN}]`);

function toggle(popover: HTMLElement, isOpen: boolean): void {
  if (popover.hasAttribute(OPEN) === isOpen) return;
  const newState = isOpen ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  popover.toggleAttribute(OPEN, isOpen);
}

function clicked({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const open = openOne();
  const button = target.closest('[popovertarget]');
  const wanted = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (open && (wanted || !open.contains(target))) toggle(open, false);
  const isHiding = wanted === open || button?.getAttribute('popovertargetaction') === 'hide';
  if (wanted && !isHiding) toggle(wanted, true);
}

/** Keys go to the open popover alone; the table behind it hears none. */
function pressed(event: KeyboardEvent): void {
  const open = openOne();
  if (!open) return;
  event.stopImmediatePropagation();
  if (event.key !== 'Escape') return;
  event.preventDefault();
  toggle(open, false);
}

export function polyfillPopovers(): void {
  // Preact listens to "beforetoggle" where elements have a property of that name.
  Object.defineProperty(HTMLElement.prototype, 'onbeforetoggle', { value: null, writable: true });
  HTMLElement.prototype.hidePopover = function () {
    toggle(this, false);
  };
  addEventListener('click', clicked);
  addEventListener('keydown', pressed, true);
}
