/** Panels behind tabs, where not all of them fit at once. */
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useId } from 'preact/hooks';

interface Tab<K extends string> {
  readonly key: K;
  /** Label of the tab; a panel without one is opened from elsewhere. */
  readonly label: ComponentChildren;
  readonly content: () => ComponentChildren;
}

interface TabsProps<K extends string> {
  readonly tabs: readonly Tab<K>[];
  readonly chosen: K | undefined;
  readonly name: string;
  onChoose(key: K): void;
}

export function Tabs<K extends string>({ tabs, chosen, name, onChoose }: TabsProps<K>) {
  const id = useId();
  const listed = tabs.filter(tab => tab.label !== undefined);
  const open = tabs.find(tab => tab.key === chosen) ?? listed[0];
  const walk = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = listed[(listed.findIndex(tab => tab === open) + step + listed.length) % listed.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    onChoose(next.key);
    document.getElementById(`${id}${next.key}`)?.focus();
  };
  const reached = open?.label === undefined ? listed[0] : open;
  return (
    <section className="tb-tabs">
      <div role="tablist" aria-label={name} onKeyDown={walk}>
        {listed.map(tab => (
          <button
            key={tab.key}
            id={`${id}${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={`${id}panel`}
            tabIndex={tab === reached ? 0 : -1}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        className={`tb-tabpanel is-${open?.key}`}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys, also where nothing in it takes the focus.
        tabIndex={0}
        aria-labelledby={`${id}${reached?.key}`}
      >
        {open?.content()}
      </div>
    </section>
  );
}
