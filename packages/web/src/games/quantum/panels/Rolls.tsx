/** The rolls of both dice as a square: full where the attacker wins, hollow where not, half where rerolls decide. */
import type { Roll } from '@tessera/games/quantum';
import { fill } from '../../../text/index.ts';
import type { PanelModel } from './props.ts';

interface RollsProps {
  readonly rolls: readonly Roll[];
  readonly words: PanelModel['words'];
}

export function Rolls({ rolls, words: { panels } }: RollsProps) {
  const count = rolls.filter(({ chance }) => chance === 1).length;
  const more = rolls.filter(({ chance }) => chance > 0 && chance < 1).length;
  const { rollsLabel, rollsPartly } = panels.aboutShip;
  const label = fill(more > 0 ? rollsPartly : rollsLabel, { count, all: rolls.length, more });
  return (
    <svg className="q-rolls" viewBox="0 0 66 66" role="img" aria-label={label}>
      {rolls.map(({ attack, defence, chance }) => (
        <rect
          key={`${attack} ${defence}`}
          className={chance === 0 ? 'is-lost' : ''}
          x={(attack - 1) * 11 + 1}
          y={(defence - 1) * 11 + 1}
          width="9"
          height="9"
          rx="2"
          style={{ fillOpacity: chance * chance }}
        />
      ))}
    </svg>
  );
}
