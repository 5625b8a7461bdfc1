/** Offers to end the game: says what that would mean, asks everybody else, and tells who declines. */
import { AGREE, type GameEvent, type Seat } from '@tessera/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Offer } from '../../match/client.ts';
import { isPerson } from '../../match/seating.ts';
import { useLoadedWords } from '../../text/index.ts';
import { Dialog } from '../Dialog.tsx';
import type { TableModel } from '../useTable.ts';
import { nextStage, restOf, type Stage } from './offer.ts';
import { declinedWords, stepOf } from './step.ts';
import { type EndingWords, loadWords } from './words/index.ts';

interface OfferProps {
  readonly model: TableModel<unknown>;
  /** What a game says of the count by which an agreed end is decided. */
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

/** The second half of a double click does not answer a question that just came. */
const SETTLES_MS = 400;

interface AskingProps extends OfferProps {
  readonly words: EndingWords['offer'];
  readonly offer: Offer;
}

function Asking({ model, words, offer, countWords, onClose }: AskingProps) {
  const { client, snapshot, say } = model;
  const [stage, setStage] = useState<Stage>({ kind: 'ask', rest: restOf(snapshot, offer.by) });
  const asOf = useRef(snapshot.seq).current;
  const isVoid = snapshot.seq !== asOf;
  useEffect(() => {
    if (!isVoid) return;
    onClose();
    queueMicrotask(() => say({ sentence: words.gone })); // after the table has cleared what was said before
  }, [isVoid, onClose, say, words]);

  async function go(next: Stage): Promise<void> {
    if (client.snapshot()?.seq !== asOf) return; // that match has gone on
    if (next.kind === 'agreed') {
      onClose();
      return client.say(offer.by, AGREE);
    }
    setStage(next);
    if (next.kind === 'declined') return client.decline(offer.by);
    if (next.kind !== 'asked' || isPerson(snapshot.setup, next.seat)) return;
    const said = await client.consider(next.seat);
    if (!said) onClose();
    else await go(said.agrees ? nextStage(offer, next.seat) : { ...next, kind: 'declined', why: said.why });
  }

  const { title, body, keep, way } = stepOf(model, words, offer, stage, countWords?.(offer.events));
  const asked: Seat | undefined =
    stage.kind === 'asked' && isPerson(snapshot.setup, stage.seat) ? stage.seat : undefined;
  const isSettled = useSettled(stage);
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSettled) safe.current?.focus();
  }, [isSettled]);
  /** Whoever is asked and closes the question has declined. */
  const close = (): void => {
    onClose();
    if (asked === undefined) return;
    void go({ kind: 'declined', seat: asked });
    say({ sentence: declinedWords(model, words, asked) });
  };
  const keeps = asked === undefined ? onClose : () => go({ kind: 'declined', seat: asked });
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
        onClick={() => go(nextStage(offer, asked))}
      >
        {way}
      </button>
    ),
  ];
  return (
    <Dialog title={title} name="is-offer" onClose={close}>
      <h2>{title}</h2>
      <p role="status">{body}</p>
      {/* What ends the game never stands where the offer was pressed. */}
      <div className="tb-ways">{asked === undefined ? buttons : buttons.toReversed()}</div>
    </Dialog>
  );
}

/** Whether what is asked has stood there for a moment. */
function useSettled(stage: Stage): boolean {
  const [settled, settle] = useState<Stage>();
  useEffect(() => {
    const timer = setTimeout(() => settle(stage), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [stage]);
  return settled === stage;
}
