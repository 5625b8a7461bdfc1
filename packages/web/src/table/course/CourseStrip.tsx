/** Strip below the table of a finished match: win probabilities, timeline, turning points. */
import './course.css';
import { useEffect, useMemo } from 'preact/hooks';
import { fill, percent, useLoadedWords } from '../../text/index.ts';
import { takeRow } from '../../ui/breakpoints.ts';
import { useStore } from '../../ui/render/useStore.ts';
import type { FootProps } from '../game.ts';
import { loadTalkWords } from '../online/words/index.ts';
import { Scrubber, type TimelineMark } from '../Scrubber.tsx';
import { useTallWindow } from '../useLayout.ts';
import { type Chances, chancesAt, doneOf, samplesOf, seatsOf, turnsOf } from './course.ts';
import { Graph, LineSample } from './Graph.tsx';
import { Turns, toldTurn } from './Turns.tsx';
import type { Watch } from './watch.ts';

/** Approximate height in CSS pixels. */
const HEIGHT = 140;

interface StripProps extends FootProps {
  readonly watch: Watch;
}

export function CourseStrip({ model, seats, isTogether, watch }: StripProps) {
  const { snapshot, back, log, names, text } = model;
  const { moves, outcome, setup } = snapshot;
  const words = useLoadedWords(loadTalkWords)?.course;
  const { found, isDone } = useStore(watch.subscribe, watch.get);
  const all = moves.length;
  useEffect(() => (all > 0 ? watch.start(setup.game, all) : undefined), [watch, setup.game, all]);
  const isTall = useTallWindow();
  useEffect(() => {
    takeRow(HEIGHT);
    return () => takeRow(0);
  }, []);
  const samples = useMemo(() => samplesOf(found), [found]);
  // Turning points are computed once all samples are known: later samples may outweigh the largest so far.
  const turns = useMemo(() => (isDone ? turnsOf(found, seatsOf(moves)) : []), [found, isDone, moves]);
  if (!words || all === 0 || (isDone && samples.length < 2)) return null;
  const shown = back.count ?? all;
  const holders = isTogether ? [words.team] : names;
  const colours = holders.map((_, seat) => (isTogether ? undefined : seats[seat]?.colour) ?? 'var(--accent)');
  const end = outcome && endOf(outcome.winners, holders.length, isTogether);
  const now = back.count === undefined && end ? end : chancesAt(samples, shown);
  const told = turns.map(turn => toldTurn(turn, { ...model, moves, colours, lines: log.lines, isTogether }));
  const marks: readonly TimelineMark[] = [
    ...log.marks.filter(({ kind }) => kind === 'turn'),
    ...told.map(({ count, colour }) => ({ count, kind: 'swing', colour }) as const),
  ];
  return (
    <section className={isTall ? 'tb-course is-tall' : 'tb-course'} aria-label={words.title}>
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
        end={end ?? undefined}
        all={all}
        shown={shown}
        now={now}
        colours={colours}
        tag={fill(words.step, { count: shown })}
        onShow={back.show}
      />
      <Scrubber back={back} all={all} marks={marks} />
      {told.length > 0 ? (
        <Turns turns={told} words={words} shown={shown} onShow={back.show} />
      ) : (
        <p className="tb-turns is-waiting">
          <span>{isDone ? words.none : words.busy}</span>
          {!isDone && <progress value={doneOf(found, all)} aria-label={words.busy} />}
        </p>
      )}
    </section>
  );
}

const endOf = (winners: readonly number[], seats: number, isTogether: boolean): Chances =>
  Array.from({ length: seats }, (_, seat) => {
    if (isTogether) return winners.length > 0 ? 1 : 0;
    return winners.includes(seat) ? 1 / winners.length : 0;
  });
