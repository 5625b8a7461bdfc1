/** Selection on the board: the lifted piece, the considered answer, and playing it. */
import {
  type Action,
  actionType,
  formatAction,
  other,
  PIVOT,
  type PieceView,
  type RiftState,
  type RiftView,
  takenSquares,
  takesTesseract,
} from '@tessera/games/rift';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Refusal } from '../../match/client.ts';
import type { Pointing } from '../../table/Grid.tsx';
import { type Hand as AnyHand, mean, settled } from '../../table/hand.ts';
import { useHand } from '../../table/useHand.ts';
import type { TableModel } from '../../table/useTable.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { useStable } from '../../ui/useStable.ts';
import { indexAnswers } from './answers.ts';
import { courseOf } from './hints.ts';
import { type Held, heldAtFirst, offerOf, proposalOf } from './offer.ts';
import { dropsOf, fateOf, isPlannable, type Plan } from './plan.ts';
import type { Scene } from './scene.ts';

/** Answers that share a crossing, for the chooser. */
export interface Asking {
  readonly square: number;
  readonly about: 'target' | 'victim' | 'turn';
  readonly actions: readonly Action[];
}

interface Hand extends AnyHand<Action, Asking> {
  readonly held: Held | undefined;
}

const NOTHING: readonly Action[] = [];

/** Answers that all win are one: nobody has to choose between them. */
const withoutChoice = (state: RiftState, actions: readonly Action[]): readonly Action[] =>
  actions.every(action => takesTesseract(state, action)) ? actions.slice(0, 1) : actions;

/** h8, the initial focus of the board. */
const CENTRE = 112;

export type Play = ReturnType<typeof usePlay>;

/** Lazy-loaded with the first press that needs an explanation. */
export type Late = typeof import('./late/explain.ts');

/** Explanations of presses that do nothing. */
interface Explaining {
  /** Shows why something cannot be played. */
  refuse(refusal: Refusal): void;
  /** Shows why a guessed answer is illegal, or what is in the way of a blocked piece. */
  showWhy(guess: (late: Late) => string | undefined, stuck?: PieceView): void;
  /** Shows what to press first. */
  showFirst(): void;
  /** Shows that a plan has become illegal. */
  showFailed(plan: Action): void;
}

export function usePlay(
  { client, snapshot, canAct, layout, back, may, say }: TableModel<RiftView>,
  scene: Scene,
  { refuse, showWhy, showFirst, showFailed }: Explaining,
) {
  const { seq, legal, moves } = snapshot;
  const answers = useMemo(() => indexAnswers(canAct ? legal : []), [canAct, legal]);
  const fresh = useMemo(
    (): Hand => ({ seq, held: heldAtFirst(answers), pending: undefined, asking: undefined }),
    [seq, answers],
  );
  const own = useHand<Action, Hand>({
    client,
    fresh,
    answersOf: action => [formatAction(action)],
    onPress: () => say(undefined),
    onRefused: refuse,
  });
  const { hand } = own;
  const { held, pending, asking } = hand;
  const change = (changes: Partial<Hand>): void => own.change({ ...settled(hand), ...changes });
  const [focus, setFocus] = useState(CENTRE);
  const [pointed, pointTo] = useState<number>();
  const [previewed, preview] = useState<Action>();
  const heldPiece = held?.from === 'board' ? scene.pieceOn(held.at) : undefined;
  const [plan, setPlan] = useState<Plan>();
  const [premoved, setPremoved] = useState(0);
  const canPlan = (piece: Pick<PieceView, 'colour'> | undefined): boolean =>
    piece !== undefined && may.play && back.count === undefined && isPlannable(snapshot, piece);
  const colour = other(scene.view.toMove);
  const isPlanning = canPlan(held?.from === 'hand' ? { colour } : heldPiece);
  const offer = useMemo(
    () => offerOf(held, answers, scene, isPlanning ? dropsOf(scene.state) : [], may.hint),
    [held, answers, scene, isPlanning, may.hint],
  );
  const isLook = offer.isLook && !isPlanning;
  const meantAt = (square: number): readonly Action[] =>
    (isLook ? undefined : offer.targets.get(square)) ?? NOTHING;
  const meant = pointed === undefined ? NOTHING : meantAt(pointed);

  const proposal = useMemo(
    () => (offer.isLook ? undefined : proposalOf(scene.state, offer.actions)),
    [offer, scene],
  );
  const isElsewhere = pointed !== undefined && pointed !== heldPiece?.at;
  const looked = meant.length === 1 ? meant[0] : isElsewhere ? undefined : proposal;
  const considered = asking ? previewed : (pending ?? looked);
  const course = useMemo(
    () => (considered === undefined ? undefined : courseOf(scene.state, considered, scene.view.toMove)),
    [considered, scene],
  );

  /** Clears the hand when an answer is played. */
  const choose = (action: Action, by: Pointing): void =>
    own.follow(() => {
      const step = mean(hand, action, by === 'touch' || (isHandheld(layout) && by === 'mouse'));
      if (step.play === undefined) return step;
      const next = { ...step.hand, held: undefined };
      if (!isPlanning) return { ...step, hand: next };
      setPlan({ action, count: moves.length, isAside: client.online?.status() === 'reconnecting' });
      return { hand: next };
    });
  const ask = (square: number, actions: readonly Action[]): void => {
    const isVictim = actions.some(action => takenSquares(action).includes(square));
    change({ asking: { square, about: isVictim ? 'victim' : 'target', actions } });
  };
  const pressPiece = (piece: PieceView): void => {
    const isMine = canAct && piece.colour === scene.view.toMove;
    if (isMine && !answers.byPiece.has(piece.at)) showWhy(late => late.stuckGuess(scene, piece), piece);
    else change({ held: piece === heldPiece ? undefined : { from: 'board', at: piece.at } });
  };
  const press = (square: number, by: Pointing): void => {
    if (own.isEcho()) return;
    focusOn(square);
    say(undefined);
    const piece = scene.pieceOn(square);
    const isHome = piece !== undefined && piece === heldPiece;
    const isHolding = held !== undefined && !isLook;
    setPlan(undefined);
    const [first, ...others] = withoutChoice(scene.state, meantAt(square));
    if (asking) change({});
    else if (by === 'enter' && isHome && considered !== undefined) choose(considered, by);
    else if (first !== undefined && others.length === 0) choose(first, by);
    else if (first !== undefined) ask(square, [first, ...others]);
    else if (piece && (!isHolding || isHome || answers.byPiece.has(piece.at) || canPlan(piece)))
      pressPiece(piece);
    else if (isHolding && !isPlanning) showWhy(late => late.pressGuess(held, heldPiece, offer, square));
    else {
      if (!held && !plan && canAct) showFirst();
      change({ held: undefined });
    }
  };
  const turn = (): void => {
    if (held?.from === 'hand') change({ held: { ...held, upright: !held.upright } });
    if (isLook || !heldPiece) return;
    const turns = offer.actions.filter(action => actionType(action) === PIVOT);
    const [only] = turns;
    if (turns.length === 1 && only !== undefined) choose(only, 'mouse');
    else if (turns.length > 1) change({ asking: { square: heldPiece.at, about: 'turn', actions: turns } });
  };
  const confirm = (): void => {
    if (considered !== undefined) choose(considered, 'enter');
    else if (meant.length > 1 && pointed !== undefined) ask(pointed, meant);
  };
  useEffect(() => {
    const fate = plan && fateOf(plan, snapshot);
    if (!fate || fate === 'waits') return;
    setPlan(undefined);
    if (fate === 'plays' && plan.isAside) client.online?.keepAside([formatAction(plan.action)]);
    else if (fate === 'plays') {
      setPremoved(plan.count + 2);
      client.submit(formatAction(plan.action));
    } else if (fate === 'fails') showFailed(plan.action);
  }, [client, snapshot, plan, showFailed]);
  const planned = useMemo(
    () => plan && courseOf(scene.state, plan.action, other(scene.view.toMove)),
    [plan, scene],
  );
  const focusOn = useCallback((square: number): void => {
    setFocus(square);
    pointTo(square);
  }, []);

  return {
    answers,
    /** True before the first press of a turn. */
    isFresh: hand === fresh,
    held,
    heldPiece,
    asking,
    pending,
    offer,
    /** All answers that the crossing pointed at may mean. */
    meant,
    /** The answer that the confirm button would play, and its course. */
    considered,
    course,
    canPlan,
    /** True while the piece in hand is planned for the next turn. */
    isPlanning,
    /** True for a piece that is only looked at. */
    isLook,
    /** The course of a premove. */
    planned,
    /** Number of answers right after the latest premove was played: nobody saw the board before it. */
    premoved,
    /** The crossing pointed at, and the focused crossing. */
    pointed,
    focus,
    pointTo,
    focusOn,
    /** Previews an entry of the chooser. */
    preview,
    press: useStable(press),
    lift: useStable((next: Held) => change({ held: next })),
    turn: useStable(turn),
    choose: useStable(choose),
    confirm: useStable(confirm),
    /** Closes the chooser, clears the selection, or puts the piece back. */
    putBack: useStable(() => {
      setPlan(undefined);
      change(asking || pending !== undefined ? {} : { held: undefined });
    }),
  };
}
