/** The six types of ship, a line each, for somebody who has not met them yet. */
import type { DraftProps } from '../../../table/newMatch/preparation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Ship } from '../pieces/Ship.tsx';
import { factionsIn } from './form.ts';
import type { PageWords } from './words/index.ts';

export function ShipsPart({ draft, words }: DraftProps<PageWords>) {
  const [faction = 'kepler'] = factionsIn(draft);
  const { ships, shipTexts } = words.game;
  return (
    <details className="card advanced">
      <summary>
        <Icon name="down" />
        <span>
          <b>{words.ships.heading}</b> {words.ships.text}
        </span>
      </summary>
      <ul className="ships-list">
        {ships.map((name, i) => (
          <li key={name}>
            <Ship faction={faction} face={i + 1} />
            <p>
              <b>{name}</b> {shipTexts[i]}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
