import { parseOptions, type Seat, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { type Answer, oddsOf, type QuantumState, quantum, VERB, verbOf } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { luckOf } from '../luck.ts';
import { quantumBots } from './index.ts';
import { sensible } from './sensible.ts';
import { answersIn, isAtTurn } from './workshop.ts';

const builds = (state: QuantumState): Answer[] =>
  answersIn(state).filter(answer => verbOf(answer) === VERB.construct);

/** A move after which a cube can be built: the only look-ahead of a newcomer. */
function completing(state: QuantumState, answers: readonly Answer[], seat: Seat): Answer | undefined {
  return answers.find(answer => {
    if (verbOf(answer) !== VERB.move || state.turn.actions < 3) return false;
    const after = quantum.copy(state);
    quantum.play(after, seat, answer, luckOf(0));
    return builds(after).length > 0;
  });
}

/** Builds where it can, takes a good fight now and then, and otherwise makes any sensible move. */
function newcomer(state: QuantumState, seat: Seat, chance: ReturnType<typeof seededChance>): Answer {
  const legal = answersIn(state);
  if (!isAtTurn(state)) return pick(chance, legal);
  const [build] = builds(state);
  if (build !== undefined) return build;
  const busy = legal.filter(answer => verbOf(answer) !== VERB.end && verbOf(answer) !== VERB.transport);
  const useful = sensible(state, busy);
  const fights = legal.filter(answer => (oddsOf(state, answer)?.chance ?? 0) > 0.55);
  const from = [fights, useful, legal].find((list, i) => list.length > 0 && (i > 0 || chance.below(2) === 1));
  return completing(state, useful, seat) ?? pick(chance, from ?? legal);
}

test('a newcomer who builds wherever possible beats the gentle bot more often than not', async () => {
  const games = 12;
  let won = 0;
  for (let game = 0; game < games; game++) {
    const [chance, own] = [seededChance(`newcomer ${game}`), seededChance(`own ${game}`)];
    const state = quantum.setup(parseOptions(quantum.options, { turnLimit: 200 }), 2, chance);
    const gentle = quantumBots.bot('gentle');
    for (let seat = quantum.decider(state); seat !== undefined; seat = quantum.decider(state)) {
      const view = quantum.view(state, seat);
      const move =
        seat === game % 2
          ? newcomer(state, seat, own)
          : ((await gentle.think({ view, seat, chance: own, limits: {} })).move as Answer);
      quantum.play(state, seat, move, chance);
    }
    if (state.outcome?.winners.includes(game % 2)) won++;
  }
  expect(won).toBeGreaterThan(games / 2);
}, 120_000);
