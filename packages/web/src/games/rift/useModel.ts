/** Everything the parts of the table share, worked out once for each change. */
import { type Action, type Colour, parseAction, type RiftView } from '@tessera/games/rift';
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { copyText } from '../../app/clipboard.ts';
import type { MatchSnapshot, Refusal } from '../../match/client.ts';
import { isHandheld } from '../../table/breakpoints.ts';
import { type Teaching, useCoaching } from '../../table/coach/useCoaching.ts';
import type { GameModel } from '../../table/game.ts';
import type { Log } from '../../table/useLog.ts';
import type { Saying } from '../../table/useSaying.ts';
import type { TableModel } from '../../table/useTable.ts';
import { type Course, courseOf, type Danger, dangerTo, touchedBy } from './hints.ts';
import { RIFT_LESSONS, STUCK } from './lessons.ts';
import { gameRecord } from './record.ts';
import { perspectiveOf, type Scene, sceneOf, seatOfPerson } from './scene.ts';
import type { Text } from './text/index.ts';
import { type Play, usePlay } from './usePlay.ts';
import { useRiftLog } from './useRiftLog.ts';
import { refusalSentence } from './words.ts';

export interface Model extends GameModel<RiftView> {
  readonly text: Text;
  readonly flipped: boolean;
  flip(): void;
  /** The record of the game, onto the clipboard. */
  copy(): void;
  readonly scene: Scene;
  /** Through whose eyes the table looks. */
  readonly me: Colour;
  readonly play: Play;
  readonly danger: Danger;
  readonly teaching: Teaching;
  /** The crossings of the last move before the board on screen. */
  readonly last: readonly number[];
  /** The move a coach proposes, drawn. */
  readonly advice: Course | undefined;
  /** The board on screen. */
  readonly root: RefObject<HTMLDivElement | null>;
}

export function useModel(table: TableModel<RiftView>, text: Text): Model {
  const { client, snapshot, shown, layout, back, coach, names, say } = table;
  const root = useRef<HTMLDivElement>(null);
  const [flipped, setFlipped] = useState(
    () => seatOfPerson(snapshot.setup.seats.map(seat => seat.kind)) === 1,
  );
  const scene = useScene(shown.view);
  const isNow = back.view === undefined;
  const me = perspectiveOf(snapshot);
  const teaching = useCoaching(RIFT_LESSONS, snapshot);
  const play = usePlay({
    client,
    snapshot,
    scene,
    isNow,
    mustConfirm: isHandheld(layout),
    onPress: () => say(undefined),
    onRefused: refusal => {
      say(sayingOf(text, refusal));
      teaching.notice(refusal?.code ?? STUCK);
    },
  });
  const danger = useMemo(() => dangerTo(scene.state, me), [scene, me]);
  const log = useRiftLog(table, text, me);
  const last = useLast(shown, log);
  const advice = useCourse(scene, isNow && coach.isHint ? coach.advice?.line[0] : undefined);
  const flip = (): void => setFlipped(is => !is);
  const copy = (): void => {
    copyText(gameRecord(snapshot, names)).then(isDone =>
      say({ sentence: isDone ? text.table.recordCopied : text.table.recordNotCopied }),
    );
  };
  return { ...table, text, flipped, flip, copy, scene, me, play, danger, teaching, last, log, advice, root };
}

const useScene = (view: RiftView): Scene => useMemo(() => sceneOf(view), [view]);

const sayingOf = (text: Text, refusal: Refusal | undefined): Saying =>
  refusal
    ? { sentence: refusalSentence(text, refusal), clause: refusal.clause }
    : { sentence: text.table.noWay };

/** Of the last move; once it is over, of the one that decided it. */
function useLast({ moves, outcome }: MatchSnapshot<RiftView>, { decisive }: Log): readonly number[] {
  const move = moves[((outcome && decisive) || moves.length) - 1]?.move;
  return useMemo(() => (move === undefined ? [] : touchedBy(parseAction(move))), [move]);
}

function useCourse({ state, view }: Scene, move: string | undefined): Course | undefined {
  return useMemo(() => {
    const action: Action | undefined = move === undefined ? undefined : parseAction(move);
    return action === undefined ? undefined : courseOf(state, action, view.toMove);
  }, [state, view, move]);
}
