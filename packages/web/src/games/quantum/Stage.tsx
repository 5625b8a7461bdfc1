/** The middle of the table: the map, dice in the air, what everybody must notice, what is chosen, what was said. */
import type { QuantumEvent } from '@tessera/games/quantum';
import { Banner } from '../../table/Banner.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { Toast } from '../../table/Toast.tsx';
import { isHandheld } from '../../ui/breakpoints.ts';
import { announce } from './announce.tsx';
import { Board } from './board/Board.tsx';
import { Chosen, hasOwnButton, isBeside } from './Chosen.tsx';
import type { QuantumModel } from './contract.ts';

export function Stage({ model }: { readonly model: QuantumModel }) {
  const { saying, say, layout, back, snapshot, log, chosen } = model;
  return (
    <section className="qt-stage" aria-label={model.words.table.board}>
      <Board model={model} />
      <Banner model={model} announce={event => announce(model, event as QuantumEvent)} />
      {isHandheld(layout) && back.past && (
        <Scrubber back={back} all={snapshot.moves.length} marks={log.marks} />
      )}
      {saying && <Toast saying={saying} isHigh={false} onClose={() => say(undefined)} />}
      {!isHandheld(layout) && chosen && !hasOwnButton(chosen) && !isBeside(model) && <Chosen model={model} />}
    </section>
  );
}
