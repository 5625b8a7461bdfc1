/** The player's hand at the table: presses go in, answers go to the match, refusals are explained. */
import { LAB_NAMES, type TesseractView } from '@tessera/games/tesseract';
import { useMemo, useState } from 'preact/hooks';
import type { MatchClient, MatchSnapshot, Refusal } from '../../match/client.ts';
import { useStable } from '../../table/useStable.ts';
import { guessAction } from './actions.ts';
import { type ActionVerb, isAction, NO_OFFER, type Offer, offerOf } from './answers.ts';
import {
  choose,
  confirm,
  EMPTY_HAND,
  type Entry,
  end,
  type Hand,
  press,
  putBack,
  type Stepped,
  take,
} from './hand.ts';

interface HandWorld {
  readonly client: MatchClient<TesseractView>;
  readonly snapshot: MatchSnapshot<TesseractView>;
  /** A tap only proposes; the confirm button plays. */
  readonly mustConfirm: boolean;
  /** The player acts: what was said before is settled. */
  onPress(): void;
  onRefused(refusal: Refusal): void;
  /** An action that cannot be done, and no cube or card to ask the rules about. */
  onNothing(verb: ActionVerb): void;
}

export interface HandDeeds {
  readonly offer: Offer;
  readonly hand: Hand;
  readonly canAct: boolean;
  /** A cube or stack, in notation. */
  press(target: string): void;
  /** An action of the bar. */
  act(verb: ActionVerb): void;
  /** An entry of the open list. */
  take(entry: Entry): void;
  /** A whole answer. */
  play(answer: string): void;
  /** Ends the phase, or asks first. */
  end(): void;
  confirm(): void;
  /** One step back; false when there was nothing to put back. */
  putBack(): boolean;
}

const NOT_YOURS: Refusal = { code: 'E_NOT_YOUR_TURN', clause: 'T-TURN-1' };
const OVER: Refusal = { code: 'E_OVER', clause: 'T-END-1' };

export function useHand(world: HandWorld): HandDeeds {
  const { client, snapshot, mustConfirm } = world;
  const { view, seq, legal, outcome, isYours } = snapshot;
  const canAct = isYours && outcome === null;
  const offer = useMemo(() => (canAct ? offerFor(view, legal) : NO_OFFER), [canAct, view, legal]);
  const [stored, setStored] = useState<{ readonly seq: number; readonly hand: Hand }>();
  const hand = stored?.seq === seq ? stored.hand : EMPTY_HAND;
  const setHand = (next: Hand): void => setStored({ seq, hand: next });

  const explain = (guess: string | undefined): void => {
    if (!canAct) world.onRefused(outcome ? OVER : NOT_YOURS);
    else if (guess) client.whyNot(guess).then(refusal => refusal && world.onRefused(refusal));
  };
  const explainStep = (refused: string): void => {
    const verb = refused as ActionVerb;
    const guess = isAction(verb) ? guessAction(view, verb) : refused;
    if (guess === undefined && canAct) world.onNothing(verb);
    else explain(guess);
  };
  const play = (answer: string): void => {
    world.onPress();
    setHand(EMPTY_HAND);
    client.submit(answer).then(refusal => refusal && world.onRefused(refusal));
  };
  const follow = ({ hand: next, play: answer, refused }: Stepped): void => {
    world.onPress();
    if (answer === undefined) setHand(next);
    else play(answer);
    if (refused !== undefined) explainStep(refused);
  };

  return {
    offer,
    hand,
    canAct,
    press: useStable(target => follow(press(offer, hand, target, mustConfirm))),
    act: useStable(verb => follow(choose(offer, hand, verb))),
    take: useStable(entry => follow(take(offer, hand, entry))),
    play: useStable(play),
    end: useStable(() => follow(end(offer, hand, view.actions > 0))),
    confirm: useStable(() => follow(confirm(hand))),
    putBack: useStable(() => {
      const back = putBack(offer, hand);
      if (back) setHand(back);
      return back !== undefined;
    }),
  };
}

const offerFor = ({ decision }: TesseractView, legal: readonly string[]): Offer =>
  offerOf(
    legal,
    LAB_NAMES[decision?.lab ?? 0] ?? 'A',
    decision?.type === 'act' || decision?.type === 'granted',
  );
