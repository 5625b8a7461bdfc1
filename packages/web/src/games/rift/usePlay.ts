/** The player's hand over the board: what is lifted, what is looked at, what is played. */
import {
  type Action,
  actionType,
  formatAction,
  PIVOT,
  type PieceView,
  type RiftView,
  SIZE,
  SQUARES,
  squareName,
  takenSquares,
} from '@tessera/games/rift';
import { useCallback, useMemo, useState } from 'preact/hooks';
import type { MatchClient, MatchSnapshot, Refusal } from '../../match/client.ts';
import type { Pointing } from '../../table/Grid.tsx';
import { type Hand as AnyHand, mean, settled } from '../../table/hand.ts';
import { useHand } from '../../table/useHand.ts';
import { useStable } from '../../table/useStable.ts';
import { type Answers, indexAnswers } from './answers.ts';
import {
  choiceAt,
  guessOf,
  type Held,
  heldAtFirst,
  letterOfHand,
  type Offer,
  proposalOf,
} from './consider.ts';
import { type Course, courseOf } from './hints.ts';
import type { Scene } from './scene.ts';
import type { Choice } from './targets.ts';
import { type Offered, useOffer } from './useOffer.ts';

/** Answers that share a crossing, for the chooser. */
export interface Asking {
  readonly square: number;
  readonly about: 'target' | 'victim' | 'turn';
  readonly actions: readonly Action[];
}

interface Hand extends AnyHand<Action, Asking> {
  readonly held: Held | undefined;
}

const NO_ANSWERS: Answers = { byPiece: new Map(), byHand: new Map() };
const NOTHING: Choice = { type: 'none' };
/** h8: where the keyboard enters the board. */
const CENTRE = 112;

interface PlayWorld {
  readonly client: MatchClient<RiftView>;
  readonly snapshot: MatchSnapshot<RiftView>;
  readonly scene: Scene;
  /** False while looking back. */
  readonly isNow: boolean;
  /** A tap only proposes; the confirm button plays. */
  readonly mustConfirm: boolean;
  /** The player acts: what was said before is settled. */
  onPress(): void;
  /** Tells the player why something was refused; undefined when a piece simply has nowhere to go. */
  onRefused(refusal: Refusal | undefined): void;
}

export interface Play extends Offered {
  readonly answers: Answers;
  readonly canAct: boolean;
  readonly held: Held | undefined;
  readonly heldPiece: PieceView | undefined;
  readonly asking: Asking | undefined;
  readonly pending: Action | undefined;
  readonly choice: Choice;
  /** The answer the confirm button would play. */
  readonly considered: Action | undefined;
  readonly course: Course | undefined;
  readonly focus: number;
  readonly pointTo: (square: number | undefined) => void;
  readonly focusOn: (square: number) => void;
  readonly press: (square: number, by: Pointing) => void;
  readonly lift: (held: Held) => void;
  readonly turn: () => void;
  readonly choose: (action: Action, by: Pointing) => void;
  /** Shows an answer of the chooser before it is chosen. */
  readonly preview: (action: Action | undefined) => void;
  readonly confirm: () => void;
  /** Closes the chooser, drops the proposal, or puts the piece back; false when there was none of these. */
  readonly putBack: () => boolean;
}

export function usePlay(world: PlayWorld): Play {
  const { snapshot, scene, isNow } = world;
  const canAct = isNow && snapshot.isYours && snapshot.outcome === null;
  const answers = useMemo(
    () => (canAct ? indexAnswers(snapshot.legal) : NO_ANSWERS),
    [canAct, snapshot.legal],
  );
  const { seq } = snapshot;
  const fresh = useMemo(() => freshHand(seq, heldAtFirst(answers)), [seq, answers]);
  const own = useHand<Action, Hand>({ ...world, fresh, answersOf: action => [formatAction(action)] });
  const { hand, follow } = own;
  const { held, pending, asking } = hand;
  const change = (changes: Partial<Hand>): void => own.change({ ...settled(hand), ...changes });
  const [focus, setFocus] = useState(CENTRE);
  const [pointed, pointTo] = useState<number>();
  const [previewed, preview] = useState<Action>();
  const offered = useOffer(held, answers, scene);
  const { offer, isLook } = offered;
  const heldPiece = held?.from === 'board' ? scene.pieceOn(held.at) : undefined;
  const looking = useConsidered({ scene, offered, hand, pointed, previewed, heldAt: heldPiece?.at });
  const { choice, considered } = looking;

  /** What is played leaves the hand. */
  const choose = (action: Action, by: Pointing): void =>
    follow(() => {
      const step = mean(hand, action, by === 'touch' || (world.mustConfirm && by === 'mouse'));
      return step.play === undefined ? step : { ...step, hand: { ...step.hand, held: undefined } };
    });
  const submit = (action: Action): void => choose(action, 'enter');
  const pressPiece = (piece: PieceView): void => {
    const isMine = canAct && piece.colour === scene.view.toMove;
    if (isMine && !answers.byPiece.has(piece.at)) explainStuck(world, piece);
    else if (piece === heldPiece) change({ held: undefined });
    else change({ held: { from: 'board', at: piece.at } });
  };
  const pressOffered = (choices: Offer, square: number, by: Pointing): void => {
    const piece = scene.pieceOn(square);
    const isOwnPlace = piece !== undefined && piece === heldPiece;
    const meant = choiceAt(choices, square);
    if (by === 'enter' && isOwnPlace && considered !== undefined) submit(considered);
    else if (meant.type === 'play') choose(meant.action, by);
    else if (meant.type === 'ask') change({ asking: askingAbout(square, meant.actions) });
    else if (piece && (isOwnPlace || answers.byPiece.has(piece.at))) pressPiece(piece);
    else explain(world, held, heldPiece, square);
  };
  const press = (square: number, by: Pointing): void => {
    if (own.isEcho()) return;
    pointTo(square);
    world.onPress();
    const piece = scene.pieceOn(square);
    if (asking) change({});
    else if (offer && !isLook) pressOffered(offer, square, by);
    else if (piece) pressPiece(piece);
    else change({ held: undefined });
  };
  const turn = (): void => {
    if (held?.from === 'hand') change({ held: { ...held, upright: !held.upright } });
    if (!offer || isLook || !heldPiece) return;
    const turns = offer.actions.filter(action => actionType(action) === PIVOT);
    const [only] = turns;
    if (turns.length === 1 && only !== undefined) choose(only, 'mouse');
    else if (turns.length > 1) change({ asking: { square: heldPiece.at, about: 'turn', actions: turns } });
  };
  const confirm = (): void => {
    if (considered !== undefined) submit(considered);
    else if (choice.type === 'ask' && pointed !== undefined)
      change({ asking: askingAbout(pointed, choice.actions) });
  };
  const putBack = (): boolean => {
    if (asking || pending !== undefined) change({});
    else if (held) change({ held: undefined });
    else return false;
    return true;
  };
  const focusOn = useCallback((square: number): void => {
    setFocus(square);
    pointTo(square);
  }, []);

  return {
    ...offered,
    ...looking,
    answers,
    canAct,
    held,
    heldPiece,
    asking,
    pending,
    focus,
    pointTo,
    focusOn,
    preview,
    press: useStable(press),
    lift: useStable(next => change({ held: next })),
    turn: useStable(turn),
    choose: useStable(choose),
    confirm: useStable(confirm),
    putBack: useStable(putBack),
  };
}

interface Considering {
  readonly scene: Scene;
  readonly offered: Offered;
  readonly hand: Hand;
  readonly pointed: number | undefined;
  readonly previewed: Action | undefined;
  readonly heldAt: number | undefined;
}

/** What the pointer or the focus means, or what is proposed while it means nothing yet. */
function useConsidered({ scene, offered, hand, pointed, previewed, heldAt }: Considering) {
  const { offer, isLook } = offered;
  const choice = offer && pointed !== undefined && !isLook ? choiceAt(offer, pointed) : NOTHING;
  const proposal = useMemo(
    () => (offer && !offer.drops && !isLook ? proposalOf(scene.state, offer.actions) : undefined),
    [offer, isLook, scene],
  );
  const isElsewhere = pointed !== undefined && pointed !== heldAt;
  const looked = choice.type === 'play' ? choice.action : isElsewhere ? undefined : proposal;
  const considered = hand.asking ? previewed : (hand.pending ?? looked);
  const course = useMemo(
    () => (considered === undefined ? undefined : courseOf(scene.state, considered, scene.view.toMove)),
    [considered, scene],
  );
  return { choice, considered, course };
}

/** Asks the rules why a click was not offered. */
function explain(
  world: PlayWorld,
  held: Held | undefined,
  piece: PieceView | undefined,
  square: number,
): void {
  const guess = held ? guessFor(held, piece, square) : undefined;
  if (guess) world.client.whyNot(guess).then(refusal => refusal && world.onRefused(refusal));
}

/** A piece that cannot act: crosses, forced drops and set-up have a rule to name, a blocked piece none. */
function explainStuck({ client, scene, onRefused }: PlayWorld, piece: PieceView): void {
  const beside = (piece.at + SIZE + 1) % SQUARES;
  const isNamed = piece.letter === 'X' || scene.view.decision !== 'play.action';
  if (!isNamed) onRefused(undefined);
  else client.whyNot(guessOf(piece.letter, squareName(piece.at), squareName(beside))).then(onRefused);
}

const freshHand = (seq: number, held: Held | undefined): Hand => ({
  seq,
  held,
  pending: undefined,
  asking: undefined,
});

const askingAbout = (square: number, actions: readonly Action[]): Asking => ({
  square,
  about: actions.some(action => takenSquares(action).includes(square)) ? 'victim' : 'target',
  actions,
});

/** A slide is pointed at by its leading line, so the anchor a click meant may lie one step back. */
function guessFor(held: Held, piece: PieceView | undefined, square: number): string | undefined {
  if (held.from === 'hand') return guessOf(letterOfHand(held), undefined, squareName(square));
  if (!piece) return undefined;
  const step = piece.letter === 'G' ? 1 : piece.letter === 'I' ? 15 : 0;
  const to = square > piece.at && square - step >= 0 ? square - step : square;
  return guessOf(piece.letter, squareName(piece.at), squareName(to));
}
