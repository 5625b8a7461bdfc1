import { describe, expect, test } from 'vitest';
import {
  type FrameHandler,
  type FrameIn,
  frameLoop,
  type IdleHandler,
  type MoveList,
  moveList,
  noChance,
  offer,
  type Playing,
  pop,
  push,
  topOf,
} from './index.ts';

/** A toy game that counts down: a frame counts by itself, and asks by how much when it reaches three. */
type Frame =
  | { readonly type: 'count'; left: number }
  | { readonly type: 'ask'; readonly choices: readonly number[] }
  | { readonly type: 'consent'; readonly given: number };
interface State {
  readonly pending: Frame[];
  outcome: string | null;
  turns: number;
  heard: number[];
}
type Play = Playing<State, string>;
type Handler<F> = FrameHandler<F, State, number, string>;

const count: Handler<FrameIn<Frame, 'count'>> = {
  step(play, frame) {
    play.events?.push(`count ${frame.left}`);
    if (frame.left === 0) pop(play);
    else if (frame.left === 3) push(play, { type: 'ask', choices: [1, 2] });
    frame.left--;
    return false;
  },
};
const ask: Handler<FrameIn<Frame, 'ask'>> = {
  step: () => true,
  answers: (_, { choices }, out) => {
    for (const one of choices) offer(out, one);
  },
  take(play, _, given) {
    pop(play);
    play.state.heard.push(given);
    if (given === 9) {
      play.state.outcome = 'over';
      play.state.pending.length = 0;
    }
  },
};
const consent: Handler<FrameIn<Frame, 'consent'>> = {
  step: () => true,
  answers: (_state, _frame, out) => {
    offer(out, 1);
    offer(out, 0);
  },
  take(play, { given }, isAgreed) {
    pop(play);
    if (isAgreed === 1) loop.take(play, given);
  },
};
const between: IdleHandler<State, number, string> = {
  step({ state }) {
    state.turns++;
    return true;
  },
  isAlwaysAsked: ({ turns }) => turns < 3,
  answers: (_state, out) => offer(out, 7),
  take: (play, given) => push(play, { type: 'count', left: given }),
};

const loop = frameLoop<Frame, State, number, string, Handler<Frame>>({
  handlers: { count, ask, consent },
  idle: between,
  isDeferred(play, frame, given) {
    if (frame.type !== 'ask' || given !== 5) return false;
    push(play, { type: 'consent', given });
    return true;
  },
});

const begin = (...pending: Frame[]): Play => ({
  state: { pending, outcome: null, turns: 0, heard: [] },
  chance: noChance,
  events: [],
});
const answersIn = (state: State): number[] => {
  const out: MoveList<number> = moveList();
  loop.answers(state, out);
  return out.items;
};

describe('the frame loop', () => {
  test('runs until a decision is needed', () => {
    const play = begin({ type: 'count', left: 5 });
    loop.run(play);
    expect(play.events).toEqual(['count 5', 'count 4', 'count 3']);
    expect(topOf(play.state)).toEqual({ type: 'ask', choices: [1, 2] });
    expect(answersIn(play.state)).toEqual([1, 2]);
  });

  test('gives an answer to the frame on top, then resumes the frames below', () => {
    const play = begin({ type: 'count', left: 3 });
    loop.run(play);
    loop.answer(play, 2);
    expect(play.state.heard).toEqual([2]);
    expect(play.events).toEqual(['count 3', 'count 2', 'count 1', 'count 0']);
    expect(play.state.pending).toEqual([]);
  });

  test('answers a decision with a single answer itself, unless it is always asked', () => {
    const play = begin({ type: 'ask', choices: [8] });
    loop.run(play);
    expect(play.state.heard).toEqual([8]);
    expect(answersIn(play.state)).toEqual([7]);
    play.state.turns = 2;
    loop.run(play);
    expect(topOf(play.state)?.type).toBe('ask');
  });

  test('defers an answer until the question before it is answered, then carries it out', () => {
    const play = begin({ type: 'ask', choices: [1, 5] });
    loop.run(play);
    loop.answer(play, 5);
    expect([play.state.heard, topOf(play.state)]).toEqual([[], { type: 'consent', given: 5 }]);
    loop.answer(play, 0);
    expect([play.state.heard, topOf(play.state)?.type]).toEqual([[], 'ask']);
    loop.answer(play, 5);
    loop.answer(play, 1);
    expect([play.state.heard, topOf(play.state)]).toEqual([[5], undefined]);
  });

  test('runs nothing and begins nothing after the end', () => {
    const play = begin({ type: 'count', left: 1 }, { type: 'ask', choices: [9] });
    loop.run(play);
    expect(play.state).toMatchObject({ outcome: 'over', heard: [9], turns: 0 });
    push(play, { type: 'count', left: 1 });
    pop(play);
    expect(play.state.pending).toEqual([]);
  });

  test('throws for a question without an answer, and for a game with nothing to do', () => {
    expect(() => loop.run(begin({ type: 'ask', choices: [] }))).toThrow('ask asks without an answer');
    const bare = frameLoop<Frame, State, number, string, Handler<Frame>>({
      handlers: { count, ask, consent },
    });
    expect(() => bare.run(begin())).toThrow('the game goes on with nothing to do');
  });
});
