/** Line about an open proposal and what it would mean, with buttons to answer it. */
import type { Ask } from '@tessera/wire';
import { useEffect, useState } from 'preact/hooks';
import { fill, plural, useLoadedWords } from '../../text/index.ts';
import { loadOnlineWords } from '../../text/online/index.ts';
import { paceWords } from '../../text/online/paces.ts';
import { meaningOf } from '../ending/step.ts';
import { loadWords } from '../ending/words/index.ts';
import type { TableModel } from '../useTable.ts';
import type { OnlineNow } from './useOnline.ts';
import type { TalkWords } from './words/index.ts';

interface AskProps {
  readonly model: TableModel<unknown>;
  readonly words: TalkWords;
  readonly now: OnlineNow;
  readonly ask: Ask;
}

export function AskLine({ model, words, now, ask }: AskProps) {
  const { names, text } = model;
  const { asks } = words;
  const { online, heard } = now;
  const pages = useLoadedWords(loadOnlineWords);
  const { by, proposal, waitsFor } = ask;
  const { you } = heard.view;
  const name = names[by] ?? '';
  const said =
    by === you
      ? asks.yours[proposal.kind]
      : proposal.kind === 'takeBack'
        ? fill(plural(text.language, asks.takeBack, proposal.count), { name })
        : fill(asks[proposal.kind], {
            name,
            pace: proposal.kind === 'pace' && pages ? paceWords(pages, text.language, proposal.pace) : '',
          });
  const meaning = useMeaning(model, now, ask);
  const waiting = waitsFor.map(seat => names[seat] ?? '').join(', ');
  const answer = (agrees: boolean) => () => void online.tell({ do: 'answer', ask: ask.id, agrees });
  return (
    <>
      <p>
        <b>{said}</b> {meaning}{' '}
        {(you === null || !waitsFor.includes(you)) && fill(asks.waits, { names: waiting })}
      </p>
      {by === you && (
        <button type="button" className="tb-button" onClick={answer(false)}>
          {asks.withdraw}
        </button>
      )}
      {you !== null && waitsFor.includes(you) && (
        <>
          <button type="button" className="tb-button is-go" onClick={answer(true)}>
            {asks.yes}
          </button>
          <button type="button" className="tb-button" onClick={answer(false)}>
            {asks.no}
          </button>
        </>
      )}
    </>
  );
}

/** Result of an offered end: "If everybody agrees, the game ends now and Ada wins." */
function useMeaning(
  model: TableModel<unknown>,
  { online }: OnlineNow,
  { id, proposal }: Ask,
): string | undefined {
  const words = useLoadedWords(loadWords)?.offer;
  const [end, setEnd] = useState<Awaited<ReturnType<typeof online.agreedEnd>>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer is about one moment of the match.
  useEffect(() => {
    if (proposal.kind === 'end') void online.agreedEnd().then(setEnd);
  }, [id]);
  return words && end && meaningOf(model, words, end);
}
