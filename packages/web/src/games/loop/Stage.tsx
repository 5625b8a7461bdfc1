/** Centre of the table: threats, the ring, banner, selected answer, toast. */
import type { LoopEvent } from '@tessera/games/loop';
import { Banner } from '../../table/Banner.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { Toast } from '../../table/Toast.tsx';
import { isHandheld } from '../../ui/breakpoints.ts';
import { announce } from './announce.tsx';
import { Board } from './board/Board.tsx';
import { Chosen } from './Chosen.tsx';
import type { LoopModel } from './contract.ts';

export function Stage({ model }: { readonly model: LoopModel }) {
  const { saying, say, layout, back, snapshot, log, chosen, words } = model;
  return (
    <section className={back.past ? 'lt-stage has-past' : 'lt-stage'} aria-label={words.table.board}>
      <Board model={model} />
      <Banner model={model} announce={event => announce(model, event as LoopEvent)} />
      {isHandheld(layout) && back.past && (
        <Scrubber back={back} all={snapshot.moves.length} marks={log.marks} />
      )}
      {saying && <Toast saying={saying} isHigh={false} onClose={() => say(undefined)} />}
      {!isHandheld(layout) && chosen && <Chosen model={model} />}
    </section>
  );
}
