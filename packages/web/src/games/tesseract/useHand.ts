/** Selection state of the table: presses go in, answers go to the match, refusals are explained. */
import type { TesseractView } from '@tessera/games/tesseract';
import { useMemo } from 'preact/hooks';
import type { Refusal } from '../../match/client.ts';
import type { Press } from '../../table/hand.ts';
import { sayRefusal } from '../../table/offers/refusal.ts';
import { useHand as useAnyHand } from '../../table/useHand.ts';
import type { TableModel } from '../../table/useTable.ts';
import { capitalised } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { useSettings } from '../../ui/settings.ts';
import { useStable } from '../../ui/useStable.ts';
import { guessAction } from './actions.ts';
import {
  type ActionVerb,
  answersOf,
  cellOfTarget,
  isAction,
  NO_OFFER,
  type Offer,
  offerOf,
  type Said,
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
  take,
} from './hand.ts';
import type { Speech } from './phrases.ts';
import { firstWords } from './prompt.ts';

export interface HandDeeds {
  readonly offer: Offer;
  readonly hand: Hand;
  /** The selected answer. */
  readonly pending: Said | undefined;
  /** The cube whose list of answers is open. */
  readonly asked: string | undefined;
  /** Handles a press on a cube or stack, in notation. */
  press(target: string): void;
  /** Handles a press on an action of the bar. */
  act(verb: ActionVerb): void;
  /** Handles a press on an entry of the open list. */
  take(entry: Entry): void;
  /** Plays or selects a whole answer. */
  play(answer: string): void;
  /** Selects a whole answer without playing it, whatever it is. */
  show(answer: string): void;
  confirm(): void;
  putBack(): void;
  /** Position of the last pointer press; undefined after a key. */
  pressed(): Press | undefined;
}

const NOT_YOURS: Refusal = { code: 'E_NOT_YOUR_TURN', clause: 'T-TURN-1' };
const OVER: Refusal = { code: 'E_OVER', clause: 'T-END-1' };

/** True for a wish to take a cube where none is left. */
const isEmptyStack = ({ stacks }: TesseractView, refused: string): boolean => {
  const cell = cellOfTarget(refused.replace('remove ', ''));
  return cell !== undefined && stacks[cell]?.cubes.length === 0;
};

export function useHand(table: TableModel<TesseractView>, speech: Speech): HandDeeds {
  const { words } = speech;
  const { client, shown, canAct, layout, say } = table;
  const { view, seq, legal, lasting, outcome } = shown;
  const offer = useMemo(() => (canAct ? offerOf(view, legal) : NO_OFFER), [canAct, view, legal]);
  const manner = mannerOf(lasting, isHandheld(layout), useSettings().oneClick);
  const fresh = useMemo(() => emptyHand(seq), [seq]);
  const onRefused = async (refusal: Refusal): Promise<void> => {
    const late = import('./refusals.ts').then(({ loadRefusals }) => loadRefusals(words.language));
    sayRefusal(table, await late.catch(() => ({})), refusal); // fallback: the general sentence
  };
  const onPress = (): void => say(undefined);
  /** Explains an illegal answer or action by the rules; without any cube or card to ask about, says so. */
  const explain = (refused: string): void => {
    const verb = refused as ActionVerb;
    const guess = isAction(verb) ? guessAction(view, verb) : refused;
    if (!canAct) onRefused(outcome ? OVER : NOT_YOURS);
    else if (!offer.isFree) say({ sentence: firstWords(speech, offer, hand) });
    else if (isEmptyStack(view, refused)) say({ sentence: words.table.nothingHere });
    else if (guess === undefined) say({ sentence: capitalised(`${words.table.actions.why[verb]}.`) });
    else client.whyNot(guess).then(refusal => refusal && onRefused(refusal));
  };
  const own = useAnyHand<Said, Hand>({ client, fresh, answersOf, onPress, onRefused, explain });
  const { hand, pressed, follow } = own;
  const saidAs = (answer: string): Said | undefined => offer.all.find(said => said.text === answer);

  return {
    offer,
    hand,
    pending: hand.pending,
    asked: hand.asking?.about,
    pressed,
    press: useStable(target => follow(() => press(offer, hand, target, manner))),
    act: useStable(verb => follow(() => choose(offer, hand, verb, manner))),
    take: useStable(entry => follow(() => take(offer, hand, entry, manner))),
    play: useStable(answer => {
      const said = saidAs(answer);
      follow(() => (said ? take(offer, hand, { said }, manner) : { hand, refused: answer }));
    }),
    show: useStable(answer => own.change({ ...fresh, pending: saidAs(answer) })),
    confirm: useStable(() => follow(() => confirmed(hand))),
    putBack: useStable(() => own.change(putBack(offer, hand) ?? hand)),
  };
}
