/**
 * Most urgent notice at an on-line table, in one line under the prompt: connection, proposals, invitations.
 */
import './online.css';
import type { ComponentChildren } from 'preact';
import { fill, useLoadedWords } from '../../text/index.ts';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import type { Deeds } from '../deeds.ts';
import type { DeedOf } from '../game.ts';
import type { TableModel } from '../useTable.ts';
import { AsideLine } from './AsideLine.tsx';
import { AskLine } from './AskLine.tsx';
import { useNotices, useUnsent } from './notices.ts';
import { PlanLine } from './PlanLine.tsx';
import { TalkButton } from './TalkButton.tsx';
import { nameAt, type OnlineNow, useOnline } from './useOnline.ts';
import { useReturn } from './useReturn.ts';
import { useTitle } from './useTitle.ts';
import { loadTalkWords, type TalkWords } from './words/index.ts';

interface BandProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  readonly deedOf: DeedOf;
}

export function OnlineBand(props: BandProps) {
  const words = useLoadedWords(loadTalkWords);
  const now = useOnline(props.model.client.online);
  return words && now ? <Band {...{ ...props, words, now }} /> : null;
}

interface LineProps extends BandProps {
  readonly words: TalkWords;
  readonly now: OnlineNow;
}

function Band(props: LineProps) {
  const { model, words, now } = props;
  const { view } = now.heard;
  useTitle(model.snapshot.isYours && !now.online.isPlanning(), words.yourMove);
  useReturn(now);
  useNotices(now, words, model);
  useUnsent(now, words, model);
  const line = lineOf(props);
  return (
    <>
      {line && (
        <div className={`tb-band ${line.tone ?? ''}`} role="status">
          {line.content}
        </div>
      )}
      {!line && view.phase === 'playing' && view.you !== null && <PlanLine {...props} />}
      <TalkButton {...props} />
    </>
  );
}

interface Line {
  readonly content: ComponentChildren;
  /** `is-lost`: overrides everything else. `is-plan`: has steps. `is-quiet`: at the end of the prompt, covering nothing. */
  readonly tone?: 'is-lost' | 'is-plan' | 'is-quiet';
}

/** Most urgent line; undefined without any. */
function lineOf(props: LineProps): Line | undefined {
  const { model, words, now } = props;
  const { online, status, heard, isOutdated } = now;
  const { view } = heard;
  const { phase, asks, isPaused, you, chairs, next } = view;
  const isPlayer = phase === 'playing' && you !== null;
  const hasAside = online.setAside() !== undefined;
  if (status === 'reconnecting')
    return {
      tone: isPlayer && hasAside ? 'is-plan' : 'is-lost',
      content: isPlayer ? <AsideLine {...props} /> : <p>{words.reconnecting}</p>,
    };
  if (view.shut) return { content: <p>{fill(words.shut, { reason: view.shut })}</p> };
  if (isOutdated)
    return {
      content: (
        <>
          <p>{words.outdated}</p>
          <button type="button" className="tb-button" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </>
      ),
    };
  if (isPlayer && hasAside) return { tone: 'is-plan', content: <AsideLine {...props} /> };
  const [ask] = [...asks].sort((a, b) => Number(isFor(b.waitsFor, you)) - Number(isFor(a.waitsFor, you)));
  if (phase === 'playing' && ask) return { content: <AskLine {...{ model, words, now, ask }} /> };
  const mine = you === null ? undefined : chairs[you];
  if (phase === 'playing' && mine?.kind === 'person' && mine.keeper !== null)
    return {
      content: (
        <>
          <p>{words.keeping}</p>
          <button type="button" className="tb-button is-go" onClick={() => online.tell({ do: 'return' })}>
            {words.takeBack}
          </button>
        </>
      ),
    };
  if (phase === 'playing' && isPaused)
    return {
      content: (
        <>
          <p>{words.paused}</p>
          {you !== null && (
            <button
              type="button"
              className="tb-button"
              onClick={() => online.tell({ do: 'ask', proposal: { kind: 'resume' } })}
            >
              {words.resume}
            </button>
          )}
        </>
      ),
    };
  if (phase === 'ended')
    return next === null
      ? undefined
      : {
          tone: 'is-quiet',
          content: (
            <>
              <p>{words.ended.invited}</p>
              <Link className="tb-button is-go" href={PATHS.table(next)}>
                {words.ended.go}
              </Link>
            </>
          ),
        };
  if (you === null) return { tone: 'is-quiet', content: <p>{words.watching}</p> };
  // Until the next change: a move that is gone without a word looks like a fault.
  const back = heard.happened.find(one => one.kind === 'tookBack');
  if (back && back.by !== you)
    return {
      tone: 'is-quiet',
      content: <p>{fill(words.news.tookBack, { name: nameAt(heard, back.by) })}</p>,
    };
  const away = view.clocks.running;
  if (away !== null && chairs[away]?.kind === 'person' && chairs[away].keeper !== null)
    return { tone: 'is-quiet', content: <p>{fill(words.news.kept, { name: nameAt(heard, away) })}</p> };
  return undefined;
}

const isFor = (waitsFor: readonly number[], you: number | null): boolean =>
  you !== null && waitsFor.includes(you);
