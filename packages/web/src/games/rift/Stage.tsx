/** The board and what stands around it, in the room there is. */
import { type Colour, other, takenSquares } from '@tessera/games/rift';
import type { ComponentChildren, TargetedPointerEvent } from 'preact';
import { LessonLine } from '../../table/coach/LessonLine.tsx';
import { ActionsPanel } from './ActionsPanel.tsx';
import { ChanceBar, ChancePanel } from './ChancePanel.tsx';
import type { Held } from './consider.ts';
import { Legend } from './Legend.tsx';
import { MovesPanel } from './MovesPanel.tsx';
import { RiftHint } from './RiftHint.tsx';
import { Strip } from './Strip.tsx';
import { TablePanels } from './TablePanels.tsx';
import { Tray } from './Tray.tsx';
import type { Model } from './useModel.ts';

export interface StageProps {
  readonly model: Model;
  readonly board: ComponentChildren;
  onGrab(held: Held, event: TargetedPointerEvent<HTMLElement>): void;
  onCopy(): void;
}

export function Stage(props: StageProps) {
  const { layout } = props.model;
  return (
    <main className={`rt-stage is-${layout}`}>
      {layout === 'wide' && <WideStage {...props} />}
      {layout === 'middle' && <MiddleStage {...props} />}
      {layout === 'phone' && <PhoneStage {...props} />}
    </main>
  );
}

/** Whose camp is at the bottom of the screen. */
const bottomOf = ({ model }: StageProps): Colour => (model.flipped ? 1 : 0);

function WideStage(props: StageProps) {
  const { text, play, scene, snapshot, back } = props.model;
  const bottom = bottomOf(props);
  return (
    <>
      <aside className="rt-column is-left" aria-label={text.table.actions}>
        <TrayOf {...props} colour={other(bottom)} />
        <section className="rt-panel rt-acts">
          <div className="rt-scroll">
            <ActionsPanel play={play} scene={scene} />
          </div>
          {hasRoom(props.model) && <Legend hasPivots={play.marks.pivots.length > 0} />}
        </section>
        <TrayOf {...props} colour={bottom} />
      </aside>
      <BoardPlace {...props} />
      <aside className="rt-column is-right" aria-label={text.table.moves}>
        <section className="rt-panel rt-odds">
          <ChancePanel model={props.model} />
        </section>
        <RiftHint model={props.model} />
        <section className="rt-panel rt-game">
          <MovesPanel snapshot={snapshot} back={back} log={props.model.log} onCopy={props.onCopy} />
        </section>
      </aside>
    </>
  );
}

/** The legend gives way to a long list, and to set-up, where nothing lands or turns. */
function hasRoom({ play, scene }: Model): boolean {
  const { dots, pivots } = play.marks;
  const takes = play.offer?.actions.filter(action => takenSquares(action).length > 0).length ?? 0;
  const rows = takes + Math.ceil(dots.length / 6) + Math.ceil(pivots.length / 5);
  return rows < 5 && !scene.view.decision.startsWith('setup');
}

function MiddleStage(props: StageProps) {
  const bottom = bottomOf(props);
  return (
    <>
      <BoardPlace {...props} />
      <aside className="rt-column is-side" aria-label={props.model.text.table.actions}>
        <TrayOf {...props} colour={other(bottom)} />
        <RiftHint model={props.model} />
        <div className="rt-panel">
          <TablePanels {...props} keys={['piece', 'moves', 'chance']} />
        </div>
        <TrayOf {...props} colour={bottom} />
      </aside>
    </>
  );
}

function PhoneStage(props: StageProps) {
  const bottom = bottomOf(props);
  return (
    <>
      <Strip {...props} colour={other(bottom)} />
      <BoardPlace {...props} />
      <Strip {...props} colour={bottom} />
      <RiftHint model={props.model} />
      <div className="rt-sheet">
        <TablePanels {...props} keys={['piece', 'moves', 'reserve', 'chance']} />
      </div>
    </>
  );
}

function BoardPlace({ board, model }: StageProps) {
  const { teaching, text } = model;
  return (
    <div className="rt-middle">
      <LessonLine teaching={teaching} words={text.table.lessons} />
      <div className="rt-centre">
        <div className="rt-table">
          <ChanceBar model={model} />
          {board}
        </div>
      </div>
    </div>
  );
}

function TrayOf({ model, onGrab, colour }: StageProps & { readonly colour: Colour }) {
  const { snapshot, scene, play, names } = model;
  const holder = snapshot.setup.seats[colour];
  const name = names[colour] ?? '';
  return <Tray colour={colour} holder={holder} name={name} view={scene.view} play={play} onGrab={onGrab} />;
}
