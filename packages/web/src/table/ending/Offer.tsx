/** Dialog for offers to end: states the result, asks everybody else, and reports who declines. */
import type { GameEvent, Seat } from '@tessera/engine';
import type { Ask } from '@tessera/wire';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MatchSnapshot, Offer } from '../../match/client.ts';
import { isPerson } from '../../match/seating.ts';
import { useLoadedWords } from '../../text/index.ts';
import { useStore } from '../../ui/render/useStore.ts';
import { Dialog } from '../Dialog.tsx';
import type { TableModel } from '../useTable.ts';
import { restOf, type Stage } from './offer.ts';
import { declinedWords, stepOf } from './step.ts';
import { type EndingWords, loadWords } from './words/index.ts';

interface OfferProps {
  readonly model: TableModel<unknown>;
  /** Describes the count that decides an agreed end. */
  countWords?(events: readonly GameEvent[]): string | undefined;
  onClose(): void;
}

export default function OfferDialog(props: OfferProps) {
  const { model, onClose } = props;
  const words = useLoadedWords(loadWords)?.offer;
  const [offer, setOffer] = useState<Offer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer is made at one moment of the match.
  useEffect(() => {
    model.client.offer().then(found => (found ? setOffer(found) : onClose()));
  }, []);
  return words && offer ? <Asking {...props} words={words} offer={offer} /> : null;
}

/**
 * Time in milliseconds during which a new question ignores presses, such as the second half of a double
 * click.
 */
const SETTLES_MS = 400;

interface AskingProps extends OfferProps {
  readonly words: EndingWords['offer'];
  readonly offer: Offer;
}

function Asking({ model, words, offer, countWords, onClose }: AskingProps) {
  const { client, snapshot, say } = model;
  const { people } = client;
  const heard = useStore(people.subscribe, people.table);
  const [declined, setDeclined] = useState<Stage>();
  const open = heard?.view.asks.find(({ proposal }) => proposal.kind === 'end');
  const stage: Stage = useMemo(
    () =>
      declined ??
      (open
        ? { kind: 'asked', seat: nextIn(snapshot, open) }
        : { kind: 'ask', rest: restOf(snapshot, offer.by) }),
    [declined, open, snapshot, offer.by],
  );
  useEffect(() => {
    const no = heard?.happened.find(one => one.kind === 'declined' && one.proposal.kind === 'end');
    if (no?.kind === 'declined')
      setDeclined({ kind: 'declined', seat: no.seat, ...(no.why && { why: no.why }) });
  }, [heard]);
  const asOf = useRef(snapshot.seq).current;
  const isVoid = snapshot.seq !== asOf;
  const isAgreed = snapshot.outcome !== null;
  useEffect(() => {
    if (!isVoid) return;
    onClose();
    if (!isAgreed) queueMicrotask(() => say({ sentence: words.gone })); // after the last message is cleared
  }, [isVoid, isAgreed, onClose, say, words]);

  /** Answers for the person who is asked; later seats wait. */
  const answer = (agrees: boolean): void => {
    if (open) void people.tell({ do: 'answer', ask: open.id, agrees });
  };
  const send = (): void => void people.tell({ do: 'ask', proposal: { kind: 'end' } });

  const { title, body, keep, way } = stepOf(model, words, offer, stage, countWords?.(offer.events));
  const asked: Seat | undefined =
    stage.kind === 'asked' && isPerson(snapshot.setup, stage.seat) ? stage.seat : undefined;
  const isSettled = useSettled(stage);
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSettled) safe.current?.focus();
  }, [isSettled]);
  /** Closing the dialog declines for a person who is asked, and withdraws the offer while a bot thinks. */
  const close = (): void => {
    answer(false);
    onClose();
    if (asked !== undefined) say({ sentence: declinedWords(model, words, asked) });
  };
  const keeps = asked === undefined ? close : () => answer(false);
  const buttons = [
    <button
      key="keep"
      ref={safe}
      type="button"
      className="tb-button"
      disabled={!isSettled}
      onClick={() => keeps()}
    >
      {keep}
    </button>,
    way && (
      <button
        key="way"
        type="button"
        className={`tb-button ${asked === undefined ? '' : 'is-danger'}`}
        disabled={!isSettled}
        onClick={asked === undefined ? send : () => answer(true)}
      >
        {way}
      </button>
    ),
  ];
  return (
    <Dialog title={title} name="is-offer" onClose={close}>
      <h2>{title}</h2>
      <p role="status">{body}</p>
      {/* Reversed order: the button that ends the game never appears where the offer was pressed. */}
      <div className="tb-ways">{asked === undefined ? buttons : buttons.toReversed()}</div>
    </Dialog>
  );
}

/** Seat that answers next: people at this screen in turn, then bots. */
const nextIn = ({ setup }: MatchSnapshot<unknown>, { waitsFor, by }: Ask): Seat =>
  waitsFor.find(seat => isPerson(setup, seat)) ?? waitsFor[0] ?? by;

/** True once a question has been shown long enough to be answered. */
function useSettled(stage: Stage): boolean {
  const [settled, settle] = useState<Stage>();
  useEffect(() => {
    const timer = setTimeout(() => settle(stage), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [stage]);
  return settled === stage;
}
