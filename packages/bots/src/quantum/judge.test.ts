import { parseOptions, type Seat, seededChance } from '@tessera/engine';
import { quantum } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { luckOf } from '../luck.ts';
import { judge } from './judge.ts';
import { policyAnswer } from './trial.ts';
import { winChances } from './winChances.ts';
import { newWorkshop } from './workshop.ts';

test('the judge of quantum gives the same chances whoever is to move', async () => {
  const state = quantum.setup(parseOptions(quantum.options, {}), 3, seededChance('judge'));
  const shop = newWorkshop();
  const luck = luckOf(3);
  let [told, glanced, turns] = [0, 0, 0];
  while (turns < 9) {
    const before = {
      number: state.turn.number,
      told: await judge(quantum.view(state, 0)),
      now: winChances(state),
    };
    quantum.play(state, quantum.decider(state) as Seat, policyAnswer(shop, state, luck), luck);
    if (state.turn.number === before.number || !before.told) continue;
    const active = state.turn.active;
    const after = (await judge(quantum.view(state, 0))) ?? [];
    told += Math.abs((after[active] ?? 0) - (before.told[active] ?? 0));
    glanced += Math.abs((winChances(state)[active] ?? 0) - (before.now[active] ?? 0));
    turns++;
  }
  expect(told / turns).toBeLessThan(0.03);
  expect(glanced / turns).toBeGreaterThan(0.06);
});
