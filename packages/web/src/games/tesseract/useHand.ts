/** The player's hand at the table: presses go in, answers go to the match, refusals are explained. */
import type { TesseractView } from '@tessera/games/tesseract';
import { useMemo } from 'preact/hooks';
import { useSettings } from '../../app/settings.ts';
import type { MatchClient, MatchSnapshot, Refusal } from '../../match/client.ts';
import type { Press } from '../../table/hand.ts';
import { useHand as useAnyHand } from '../../table/useHand.ts';
import { useStable } from '../../table/useStable.ts';
import { guessAction } from './actions.ts';
import {
  type ActionVerb,
  answersOf,
  isAction,
  NO_OFFER,
  type Offer,
  offerOf,
  type Said,
  saidOf,
} from './answers.ts';
import {
  choose,
  confirmed,
  type Entry,
  emptyHand,
  type Hand,
  mannerOf,
  press,
  putBack,
  type Stepped,
  take,
} from './hand.ts';

interface HandWorld {
  readonly client: MatchClient<TesseractView>;
  readonly snapshot: MatchSnapshot<TesseractView>;
  readonly isTouch: boolean;
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
  /** Chooses a whole answer, however harmless: to be looked at. */
  show(answer: string): void;
  end(): void;
  confirm(): void;
  /** One step back; false when there was nothing to put back. */
  putBack(): boolean;
  /** Where the last press of the pointer was; undefined after a key. */
  pressed(): Press | undefined;
}

const NOT_YOURS: Refusal = { code: 'E_NOT_YOUR_TURN', clause: 'T-TURN-1' };
const OVER: Refusal = { code: 'E_OVER', clause: 'T-END-1' };

export function useHand(world: HandWorld): HandDeeds {
  const { client, snapshot, isTouch } = world;
  const { view, seq, legal, lasting, outcome, isYours } = snapshot;
  const canAct = isYours && outcome === null;
  const offer = useMemo(() => (canAct ? offerOf(view, legal) : NO_OFFER), [canAct, view, legal]);
  const { oneClick } = useSettings();
  const manner = mannerOf(lasting, isTouch, oneClick);
  const fresh = useMemo(() => emptyHand(seq), [seq]);
  const own = useAnyHand<Said, Hand>({ ...world, fresh, answersOf });
  const { hand, pressed } = own;

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
  const follow = (step: () => Stepped): void =>
    own.follow(() => {
      const stepped = step();
      if (stepped.refused !== undefined) explainStep(stepped.refused);
      return stepped;
    });
  const takeSaid = (said: Said | undefined, verb: string): void =>
    follow(() => (said ? take(offer, hand, { said }, manner) : { hand, refused: verb }));

  return {
    offer,
    hand,
    canAct,
    pressed,
    press: useStable(target => follow(() => press(offer, hand, target, manner))),
    act: useStable(verb => follow(() => choose(offer, hand, verb, manner))),
    take: useStable(entry => follow(() => take(offer, hand, entry, manner))),
    play: useStable(answer =>
      takeSaid(
        offer.all.find(said => said.text === answer),
        answer,
      ),
    ),
    show: useStable(answer => {
      const pending = offer.all.find(said => said.text === answer);
      if (pending) own.change({ ...fresh, pending });
    }),
    end: useStable(() => takeSaid(saidOf(offer, 'end')[0], 'end')),
    confirm: useStable(() => follow(() => confirmed(hand))),
    putBack: useStable(() => {
      const back = putBack(offer, hand);
      if (back) own.change(back);
      return back !== undefined;
    }),
  };
}
