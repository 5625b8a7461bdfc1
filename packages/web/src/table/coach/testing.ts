/** Test helper: a new player at a table, driven by the rules alone. The test answers for the bots as well. */
import { type AnyGame, type GameEvent, Match, parseOptions, scriptedChance } from '@tessera/engine';
import type { SeatHolder } from '../../match/client.ts';
import { isPerson } from '../../match/seating.ts';
import { advance, beginCoaching, dismiss, type Lesson, type Seen } from './lessons.ts';

interface Start {
  readonly seats: readonly SeatHolder['kind'][];
  readonly position?: string;
  readonly options?: object;
  readonly seed?: string;
  /** Results of the dice, counted from 0, instead of the seed's numbers. */
  readonly rolls?: readonly number[];
  readonly learned?: readonly string[];
}

export interface Pupil {
  /** The lesson currently shown. */
  lesson(): string | undefined;
  /** Plays answers in notation; returns the lesson after the last of them. */
  play(...answers: readonly string[]): string | undefined;
  notice(what: string): string | undefined;
  dismiss(): void;
  learned(): readonly string[];
  legal(): readonly string[];
  whyNot(answer: string): string | undefined;
}

export function pupil<V>(game: AnyGame, lessons: readonly Lesson<V>[], start: Start): Pupil {
  const { seats, position, options = {}, seed = 'a seed', rolls, learned = [] } = start;
  const holders = seats.map((kind): SeatHolder => ({ kind, level: 'quick', name: kind }) as SeatHolder);
  const setup = { id: 'm', game: game.id, title: '', seats: holders, options: {}, seed };
  const match = new Match(
    game,
    {
      options: parseOptions(game.options, options),
      seats: seats.length,
      seed,
      ...(position === undefined ? {} : { position }),
    },
    rolls && scriptedChance(rolls),
  );
  let events: readonly GameEvent[] = [];
  let coaching = beginCoaching(new Set(learned));

  const legal = (): readonly string[] => {
    const seat = match.decider;
    if (seat === undefined) return [];
    return game.legalMoves(match.state, seat).map(move => game.notation.formatMove(match.state, move));
  };
  function look(noticed: readonly string[] = []): string | undefined {
    const toAct = match.decider ?? null;
    const isYours = isPerson(setup, toAct);
    const snapshot: Seen<V> = {
      setup,
      seq: match.length,
      view: game.view(match.state, 0) as V,
      toAct,
      isYours,
      legal: isYours ? legal() : [],
      moves: match.entries,
      events,
      outcome: game.outcome(match.state) ?? null,
    };
    coaching = advance(coaching, lessons, snapshot, new Set(noticed));
    return coaching.shown;
  }

  look();
  return {
    lesson: () => coaching.shown,
    play(...answers) {
      for (const answer of answers) {
        const move = game.notation.parseMove(match.state, answer);
        events = match.submit(match.decider ?? 0, move).events;
        look();
      }
      return coaching.shown;
    },
    notice: what => look([what]),
    dismiss() {
      coaching = dismiss(coaching);
    },
    learned: () => [...coaching.learned],
    legal,
    whyNot: answer =>
      game.check(match.state, match.decider ?? 0, game.notation.parseMove(match.state, answer))?.code,
  };
}
