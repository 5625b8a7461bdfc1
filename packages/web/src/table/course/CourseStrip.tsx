/** Strip below the table of a finished match: win probabilities, and the timeline with its moments. */
import './course.css';
import type { Decision, MatchReview } from '@tessera/bots/review';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Retry } from '../../match/retry.ts';
import { fill, percent } from '../../text/index.ts';
import { takeRow } from '../../ui/breakpoints.ts';
import type { FootProps } from '../game.ts';
import { Scrubber, type TimelineMark } from '../Scrubber.tsx';
import { useTallWindow } from '../useLayout.ts';
import { type Chances, chancesAt, drawsOf, samplesOf } from './course.ts';
import type { ReviewDesk } from './desk.ts';
import { Graph, LineSample } from './Graph.tsx';
import type { ReviewWords } from './words/index.ts';

/** Approximate height in CSS pixels. */
const HEIGHT = 140;

interface StripProps extends FootProps {
  readonly words: ReviewWords;
  readonly names: readonly string[];
  readonly review: MatchReview | undefined;
  readonly moments: readonly Decision[];
  readonly retry: Retry;
  readonly desk: ReviewDesk;
}

export function CourseStrip(props: StripProps) {
  const { model, seats, isTogether, words, names, review, moments, retry } = props;
  const { log, text } = model;
  const { moves, outcome } = retry.base() ?? model.snapshot;
  const all = moves.length;
  const back = useBackFrom(props, all);
  const isTall = useTallWindow();
  useEffect(() => {
    takeRow(HEIGHT);
    return () => takeRow(0);
  }, []);
  const samples = useMemo(() => samplesOf(review), [review]);
  const draws = useMemo(() => drawsOf(review), [review]);
  if (all === 0) return null;
  const shown = back.count ?? all;
  const holders = isTogether ? [words.team] : names;
  const colours = holders.map((_, seat) => (isTogether ? undefined : seats[seat]?.colour) ?? 'var(--accent)');
  const end = outcome && endOf(outcome.winners, holders.length, isTogether);
  const now = back.count === undefined && end ? end : chancesAt(samples, shown);
  const marks: readonly TimelineMark[] = [
    ...log.marks.filter(({ kind }) => kind === 'turn'),
    ...moments.map(
      ({ index: count, seat }) =>
        ({ count, kind: 'swing', colour: colours[isTogether ? 0 : seat] ?? '' }) as const,
    ),
  ];
  return (
    <section className={isTall ? 'tb-course is-tall' : 'tb-course'} aria-label={words.course}>
      <ul className="tb-chances" aria-label={words.chances}>
        {holders.map((name, seat) => (
          <li key={name}>
            {!isTogether && seats[seat]?.badge}
            <LineSample colour={colours[seat] ?? ''} seat={seat} />
            <span>{name}</span>
            <b>{now ? percent(text.language, now[seat] ?? 0) : '–'}</b>
          </li>
        ))}
      </ul>
      <Graph
        samples={samples}
        draws={draws}
        end={end ?? undefined}
        all={all}
        shown={shown}
        now={now}
        colours={colours}
        tag={fill(words.step, { count: shown })}
        onShow={back.show}
      />
      <Scrubber back={back} all={all} marks={marks} />
    </section>
  );
}

/** Navigation through the whole match. While a moment is tried, the timeline stands there; a step leaves it. */
function useBackFrom({ model, retry, desk }: StripProps, all: number): StripProps['model']['back'] {
  const { back, snapshot } = model;
  const [wanted, want] = useState<number>();
  const tried = retry.index();
  const isWhole = tried === undefined && snapshot.moves.length === all;
  useEffect(() => {
    if (wanted === undefined || !isWhole) return;
    want(undefined);
    back.show(wanted);
  }, [wanted, isWhole, back]);
  if (tried === undefined) return back;
  const leave = (count: number): void => {
    want(count);
    desk.close();
  };
  return { ...back, count: tried, show: leave, step: by => leave(tried + by), replay: leave };
}

const endOf = (winners: readonly number[], seats: number, isTogether: boolean): Chances =>
  Array.from({ length: seats }, (_, seat) => {
    if (isTogether) return winners.length > 0 ? 1 : 0;
    return winners.includes(seat) ? 1 / winners.length : 0;
  });
