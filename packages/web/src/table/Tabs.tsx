/** Panels behind tabs, where there is no room for all of them at once. */
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useId } from 'preact/hooks';

interface Tab<K extends string> {
  readonly key: K;
  readonly label: ComponentChildren;
  readonly content: () => ComponentChildren;
}

interface TabsProps<K extends string> {
  readonly tabs: readonly Tab<K>[];
  readonly chosen: K;
  readonly name: string;
  onChoose(key: K): void;
}

export function Tabs<K extends string>({ tabs, chosen, name, onChoose }: TabsProps<K>) {
  const id = useId();
  const open = tabs.find(tab => tab.key === chosen) ?? tabs[0];
  const walk = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(tabs.findIndex(tab => tab === open) + step + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    onChoose(next.key);
    document.getElementById(`${id}${next.key}`)?.focus();
  };
  return (
    <section className="tb-tabs">
      <div role="tablist" aria-label={name} onKeyDown={walk}>
        {tabs.map(tab => (
          <button
            key={tab.key}
            id={`${id}${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={`${id}panel`}
            tabIndex={tab === open ? 0 : -1}
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
        aria-labelledby={`${id}${open?.key}`}
      >
        {open?.content()}
      </div>
    </section>
  );
}
