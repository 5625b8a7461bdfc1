/** Against rivals who can construct next turn: for each planet the likeliest attack that breaks its sum. */
import { geometryOf, ownerOf } from '@tessera/games/quantum';
import { fill, percent } from '../../../text/index.ts';
import type { Offered, QuantumModel } from '../contract.ts';
import { sumsOf } from '../marks.ts';
import { bestOf } from '../offers.ts';
import { Ship } from '../pieces/Ship.tsx';
import { shipWords, squareWords } from '../speech.ts';

interface RepliesProps {
  readonly model: QuantumModel;
}

/** The best attack on a ship in the orbit of each planet that is ready for a rival. */
export function repliesOf({ view, me, offers }: Pick<QuantumModel, 'view' | 'me' | 'offers'>) {
  const { orbitOf } = geometryOf(view.map);
  return sumsOf(view).flatMap((sums, planet): Offered[] => {
    const rivals = sums.filter(({ seat, isReady }) => isReady && seat !== me).map(({ seat }) => seat);
    const attacks = offers.filter(({ verb, square = -1 }) => {
      const isAttack = verb === 'attack' || verb === 'strike';
      return isAttack && orbitOf[square] === planet && rivals.includes(ownerOf(view.ships[square] ?? -1));
    });
    const best = bestOf(attacks);
    return best ? [best] : [];
  });
}

export function Replies({ model }: RepliesProps) {
  const replies = repliesOf(model);
  const { words, view, factions, show } = model;
  const { replies: said } = words.story;
  if (replies.length === 0) return null;
  return (
    <section className="tb-panel st-panel q-panel q-replies" aria-label={said.title}>
      <h2>{said.title}</h2>
      {replies.map(reply => {
        const { die = 0, square = 0, from, odds } = reply;
        const target = view.ships[square] ?? 0;
        const at = from ?? view.places[die] ?? 0;
        return (
          <button key={reply.text} type="button" className="q-target" onClick={() => show(reply.text)}>
            <Ship faction={factions[ownerOf(target)] ?? 'kepler'} face={view.faces[target] ?? 0} isSmall />
            <span>
              {fill(words.panels.aboutShip.attack, { ship: shipWords(model, target) })}
              <small>{fill(said.by, { ship: shipWords(model, die), at: squareWords(model, at) })}</small>
            </span>
            <b>{percent(words.language, odds?.chance ?? 0)}</b>
          </button>
        );
      })}
    </section>
  );
}
