/** The ring of eras for pointer, touch, keyboard and screen reader; it contains no logic of the game. */
import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { onDemand } from '../../../ui/render/lazy.tsx';
import type { LoopModel } from '../contract.ts';
import { Era, type EraModel } from './Era.tsx';
import { type EraThings, thingsOf } from './eras.ts';
import { Flights } from './Flights.tsx';
import type { Ring } from './layout.ts';
import { Machine } from './Machine.tsx';
import { Peek } from './Peek.tsx';
import { Pulse } from './Pulse.tsx';
import { Tip } from './Tip.tsx';
import { type Film, useFilm } from './useFilm.ts';
import { useFits } from './useFits.ts';
import { useKeyboard } from './useKeyboard.ts';
import { usePointing } from './usePointing.ts';
import { useRing } from './useRing.ts';
import { useTravel } from './useTravel.ts';
import './board.css';
import './thing.css';
import './era.css';
import './crowd.css';
import './machine.css';
import './peek.css';

/** Fetched with the first turn of somebody else. */
const Trace = onDemand(() => import('./Trace.tsx'));

export function Board({ model }: { readonly model: LoopModel }) {
  const root = useRef<HTMLDivElement>(null);
  const ring = useRing(root);
  const film = useFilm(model);
  const { view, fallen } = film;
  const eras = useMemo(() => thingsOf(view, fallen), [view, fallen]);
  const pointing = usePointing(model, ring?.isSlim ?? false);
  const keyboard = useKeyboard(model, root);
  useTravel(root, ring, film, model);
  return (
    <div
      ref={root}
      className={ring?.isSlim ? 'lb-board is-slim' : 'lb-board'}
      role="group"
      data-board
      aria-label={model.words.board.name}
      {...pointing.handlers}
      {...keyboard}
    >
      {ring && (
        <>
          <Eras root={root} model={model} film={film} eras={eras} ring={ring} />
          <Machine ring={ring} foo={view.foo} />
          {model.trace.length > 0 && <Trace model={model} ring={ring} />}
          <Flights ring={ring} film={film} />
          <div className="lb-leaving" aria-hidden="true" />
          <Pulse model={model} ring={ring} />
          <Tip model={model} root={root} ring={ring} />
          <Peek model={model} eras={eras} peeked={pointing.peeked} onClose={pointing.close} />
        </>
      )}
    </div>
  );
}

interface ErasProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly model: LoopModel;
  readonly film: Film;
  readonly eras: readonly EraThings[];
  readonly ring: Ring;
}

/** Memoised eras: half of the table's elements, and most selections do not concern them. */
function Eras({ root, model: { outlook: still, ...model }, film, eras, ring }: ErasProps) {
  const { view, words, names, agent, markOf, hovered } = model;
  useFits(root, eras, ring, words.language);
  const { fresh } = film;
  // While cubes fall, chances are those of the cubes still in the air.
  const outlook = film.outlook ?? still;
  return useMemo(() => {
    const seen: EraModel = { view, words, names, agent, outlook, markOf, hovered };
    return (
      <>
        {eras.map(things => (
          <Era key={things.era} model={seen} things={things} ring={ring} fresh={fresh[things.era] ?? 0} />
        ))}
      </>
    );
  }, [view, words, names, agent, outlook, markOf, hovered, fresh, eras, ring]);
}
