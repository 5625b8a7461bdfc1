/** The latest move of somebody else: who did what, its meaning for the player, and a bot's reason. */
import type { Colour } from '@tessera/games/rift';
import { useMemo } from 'preact/hooks';
import { PieceIcon } from '../pieces.tsx';
import type { Trace } from '../trace.ts';
import type { Model } from '../useModel.ts';
import { deedSentence, effectSentence, effectsOf, isTold } from './told.ts';

interface MoveProps {
  readonly model: Model;
  readonly trace: Trace;
  readonly why: string | undefined;
}

export function OthersMove({ model: { text, scene, me, names }, trace, why }: MoveProps) {
  const effects = useMemo(() => effectsOf(scene, trace, me), [scene, trace, me]);
  const { letter, colour } = trace.piece;
  return (
    <>
      <p className="rt-deed">
        <PieceIcon letter={letter} colour={colour as Colour} size={22} />
        <b>{deedSentence(text, trace, names[colour] ?? '')}</b>
      </p>
      <p className="is-bad" aria-live="polite">
        {effectSentence(text, effects)}
      </p>
      {why && !isTold(why, effects) && <small>{why}</small>}
    </>
  );
}
