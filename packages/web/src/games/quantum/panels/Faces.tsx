/** Numbers that a ship may take without a roll, by its ability or a card: a press on one does it. */
import { ownerOf } from '@tessera/games/quantum';
import { capitalised } from '../../../text/index.ts';
import { orbitsAfter } from '../completion.ts';
import type { Offered } from '../contract.ts';
import { Ship } from '../pieces/Ship.tsx';
import { deedWords, shipName } from '../speech.ts';
import { sumWords } from './outcome.ts';
import type { PanelModel, PanelProps } from './props.ts';

const VERBS = ['modify', 'flexible'] as const;

/** Those of the deed that is meant, else of every deed that is possible. */
const facesOf = ({ offers, mode, selected }: PanelModel, verb: (typeof VERBS)[number]): readonly Offered[] =>
  mode === undefined || mode === verb ? offers.filter(one => one.verb === verb && one.die === selected) : [];

interface FacesProps extends PanelProps {
  /** Beside an attack: the power of a card, which every ship has, waits in the bar. */
  readonly isOwnAlone: boolean;
}

export function Faces({ model, isOwnAlone }: FacesProps) {
  const { words } = model;
  const names = { modify: words.game.abilities[3], flexible: words.game.cards.flexible.name };
  return VERBS.map(verb => {
    const found = isOwnAlone && verb !== 'modify' ? [] : facesOf(model, verb);
    return (
      found.length > 0 && (
        <div key={verb} className="q-faces" role="group" aria-label={names[verb]}>
          <p>
            <b>{names[verb]}</b> {words.panels.free}
          </p>
          {found.map((one, i) => (
            <Face
              key={one.text}
              model={model}
              offered={one}
              number={model.mode === verb ? i + 1 : undefined}
            />
          ))}
        </div>
      )
    );
  });
}

interface FaceProps extends PanelProps {
  readonly offered: Offered;
  /** Its key, while keys mean numbers. */
  readonly number: number | undefined;
}

function Face({ model, offered, number }: FaceProps) {
  const { view, me, words, factions, press } = model;
  const { die = 0, face = 0 } = offered;
  const sums = orbitsAfter(view, me, offered).map(orbit => sumWords(model, orbit));
  return (
    <button
      type="button"
      className="q-face"
      aria-label={[capitalised(deedWords(model, offered)), ...sums].join(', ')}
      onClick={() => press(offered)}
    >
      <Ship faction={factions[ownerOf(die)] ?? 'kepler'} face={face} isSmall />
      <span>
        {shipName(words, face)}
        {sums.length > 0 && <small>{sums.join(', ')}</small>}
      </span>
      {number !== undefined && <kbd aria-hidden="true">{number}</kbd>}
    </button>
  );
}
