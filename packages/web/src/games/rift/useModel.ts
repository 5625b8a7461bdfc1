/** Everything the parts of the table share, worked out once for each change. */
import { type Action, type Colour, parseAction, type RiftView } from '@tessera/games/rift';
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useMotion } from '../../app/appearance.ts';
import type { MatchClient, MatchSnapshot, Refusal } from '../../match/client.ts';
import { type Coach, useAdvice } from '../../table/useAdvice.ts';
import { type Layout, useLayout } from '../../table/useLayout.ts';
import { type Saying, useSaying } from '../../table/useSaying.ts';
import { type Course, courseOf, type Danger, dangerTo, touchedBy } from './hints.ts';
import { perspectiveOf, type Scene, sceneOf, seatOfPerson } from './scene.ts';
import { type Text, useText } from './text/index.ts';
import { type LookBack, useLookBack } from './useLookBack.ts';
import { type Play, usePlay } from './usePlay.ts';
import { refusalSentence } from './words.ts';

export interface Model {
  readonly client: MatchClient<RiftView>;
  readonly snapshot: MatchSnapshot<RiftView>;
  readonly text: Text;
  readonly layout: Layout;
  readonly isMoving: boolean;
  readonly flipped: boolean;
  flip(): void;
  readonly back: LookBack;
  readonly scene: Scene;
  /** Through whose eyes the table looks. */
  readonly me: Colour;
  readonly play: Play;
  readonly coach: Coach;
  readonly danger: Danger;
  /** The crossings of the last move before the board on screen. */
  readonly last: readonly number[];
  /** The move a coach proposes, drawn. */
  readonly advice: Course | undefined;
  readonly saying: Saying | undefined;
  say(saying: Saying | undefined): void;
  /** The board on screen. */
  readonly root: RefObject<HTMLDivElement | null>;
}

export function useModel(client: MatchClient<RiftView>, snapshot: MatchSnapshot<RiftView>): Model {
  const text = useText();
  const layout = useLayout();
  const isMoving = useMotion();
  const root = useRef<HTMLDivElement>(null);
  const [flipped, setFlipped] = useState(
    () => seatOfPerson(snapshot.setup.seats.map(seat => seat.kind)) === 1,
  );
  const [saying, say] = useSaying();
  const back = useLookBack(client, snapshot);
  const scene = useScene(back.view ?? snapshot.view);
  const isNow = back.view === undefined;
  const me = perspectiveOf(snapshot);
  const play = usePlay({
    client,
    snapshot,
    scene,
    isNow,
    mustConfirm: layout === 'phone',
    onPress: () => say(undefined),
    onRefused: refusal => say(sayingOf(text, refusal)),
  });
  const coach = useAdvice(client, snapshot);
  const danger = useMemo(() => dangerTo(scene.state, me), [scene, me]);
  const last = useLast(snapshot, back);
  const advice = useCourse(scene, isNow && coach.isHint ? coach.advice?.line[0] : undefined);
  const flip = (): void => setFlipped(is => !is);
  const seen = { client, snapshot, text, layout, isMoving, flipped, flip, back, scene, me };
  return { ...seen, play, coach, danger, last, advice, saying, say, root };
}

const useScene = (view: RiftView): Scene => useMemo(() => sceneOf(view), [view]);

const sayingOf = (text: Text, refusal: Refusal | undefined): Saying =>
  refusal
    ? { sentence: refusalSentence(text, refusal), clause: refusal.clause }
    : { sentence: text.table.noWay };

function useLast({ moves }: MatchSnapshot<RiftView>, { count }: LookBack): readonly number[] {
  const move = moves[(count ?? moves.length) - 1]?.move;
  return useMemo(() => (move === undefined ? [] : touchedBy(parseAction(move))), [move]);
}

function useCourse({ state, view }: Scene, move: string | undefined): Course | undefined {
  return useMemo(() => {
    const action: Action | undefined = move === undefined ? undefined : parseAction(move);
    return action === undefined ? undefined : courseOf(state, action, view.toMove);
  }, [state, view, move]);
}
