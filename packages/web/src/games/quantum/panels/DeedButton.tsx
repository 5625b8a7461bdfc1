/** A deed as a button: sign, name, cost, and what it would do or why it cannot be done. */
import { labelled, plural } from '../../../text/index.ts';
import { Cost } from './Cost.tsx';
import type { Deed, DeedModel } from './deeds.ts';
import { DeedIcon } from './icons.tsx';
import { freeDeeds } from './powers.ts';
import './bar.css';

interface DeedProps {
  readonly words: DeedModel['words'];
  readonly deed: Deed;
}

/** What cannot be done still takes a press: the rules then say why. */
export function DeedButton({ words, deed }: DeedProps) {
  const { bar, free } = words.panels;
  const { icon, name, caption, brief = caption, cost, isReady, isGood, isOn, press } = deed;
  return (
    <button
      type="button"
      className={`q-act${isGood ? ' is-good' : ''}`}
      aria-disabled={!isReady}
      aria-pressed={isOn}
      onClick={press}
    >
      <DeedIcon name={icon} />
      <b>
        {name}
        {cost === 0 ? (
          // Some names say it themselves.
          !name.toLowerCase().includes(free) && <em>{free}</em>
        ) : (
          <>
            <Cost count={cost} />
            <span className="only-read">
              {labelled(words.language, `, ${plural(words.language, bar.costs, cost)}`, '')}
            </span>
          </>
        )}
      </b>
      <small>
        <span className="q-long">{caption}</span>
        <span className="q-brief" aria-hidden="true">
          {brief}
        </span>
      </small>
    </button>
  );
}

/** Abilities and cards that can be used now. */
export const freeButtons = (model: DeedModel) =>
  freeDeeds(model).map(deed => <DeedButton key={deed.key} words={model.words} deed={deed} />);
