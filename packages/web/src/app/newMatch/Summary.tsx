/** What is about to start, in a few words, and the button that starts it. */
import { RIFT_OPTIONS } from '@tessera/games/rift';
import { MiniBoard } from '../../games/rift/MiniBoard.tsx';
import { fill, type Text, useText } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import { useSettings } from '../settings.ts';
import { type Draft, isChanged, optionOf } from './draft.ts';
import type { OptionName } from './optionGroups.ts';
import { nameOf } from './seat.ts';

/** The same quiet opening in either pair of camps, as a picture of what comes. */
const OPENINGS = {
  inset: '15/2h4t7/4p3v1s4/15/15/3x7x3/15/15/15/3X7X3/15/15/4S1V3P4/7T4H2/15 w SRC3H2Gsrc3h2g p 0 0',
  outer: '2h4t7/4p3v1s4/15/15/15/3x7x3/15/15/15/3X7X3/15/15/15/4S1V3P4/7T4H2 w SRC3H2Gsrc3h2g p 0 0',
} as const;

export function Summary({ draft }: { readonly draft: Draft }) {
  const text = useText();
  // Your name is a setting and may change while it is typed above.
  useSettings();
  const { heading, against, defaults, start } = text.newMatch.summary;
  const [white, black] = draft.seats.map(seat => nameOf(seat, text));
  const camp = optionOf(draft, 'camp') === 'outer' ? 'outer' : 'inset';
  const changed = (Object.keys(RIFT_OPTIONS) as OptionName[]).filter(name => isChanged(draft, name));
  return (
    <aside className="card summary" aria-label={heading}>
      <div className="summary-board">
        <MiniBoard position={OPENINGS[camp]} camp={camp} />
      </div>
      <div className="summary-words">
        <h2>{heading}</h2>
        <p className="summary-names">{fill(against, { white: white ?? '', black: black ?? '' })}</p>
        {changed.length === 0 ? (
          <p className="summary-line">{defaults}</p>
        ) : (
          <ul>
            {changed.map(name => (
              <li key={name}>{describe(draft, name, text)}</li>
            ))}
          </ul>
        )}
      </div>
      <button type="submit" className="button is-main">
        {start}
        <Icon name="arrow" />
      </button>
    </aside>
  );
}

/** An option and its value: "Set-up order: crosses first". */
function describe(draft: Draft, name: OptionName, { rift }: Text): string {
  const { label, values } = rift.options[name];
  const names: Readonly<Record<string, string>> = values;
  const value = String(optionOf(draft, name));
  return `${label}: ${names[value] ?? value}`;
}
