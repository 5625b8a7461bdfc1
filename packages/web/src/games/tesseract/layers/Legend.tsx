/** What the borders of the layers view mean. */
import type { PanelWords } from '../panels/props.ts';

export function Legend({ words }: { readonly words: PanelWords }) {
  const { layers } = words.panels;
  const entries = [
    ['removable', layers.removable],
    ['next', layers.next],
    ['hidden', layers.legendCovered],
    ['enclosed', layers.legendEnclosed],
    ['burning', layers.legendFired],
    ['below', layers.legendBelow],
  ] as const;
  return (
    <ul className="tess-key" aria-label={layers.legend}>
      {entries.map(([kind, label]) => (
        <li key={kind}>
          <i className={`is-${kind}`} aria-hidden="true">
            {kind === 'enclosed' ? '?' : ''}
          </i>
          {label}
        </li>
      ))}
    </ul>
  );
}
