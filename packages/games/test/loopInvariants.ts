/** Invariants of section 19, checked after every answer. */
import { contentOf } from '../src/loop/content.ts';
import { answersOf, askedOf } from '../src/loop/flow.ts';
import type { Answers } from '../src/loop/handler.ts';
import { MISSIONS } from '../src/loop/missions.ts';
import {
  bagOf,
  cardRow,
  cubesFree,
  damageOn,
  HAND_SIZE,
  isSolo,
  isTurned,
  RIFT_SLOTS,
  VORTEX_TILES,
  vorticesIn,
} from '../src/loop/state.ts';
import { CENTRIFUGE_NEED, CENTRIFUGES } from '../src/loop/tokens.ts';
import { AGENT_CODES, ARCHIVED, GONE, type LoopState, OUT, UNUSED } from '../src/loop/types.ts';

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const isBetween = (state: LoopState): boolean => state.pending.length === 0 && state.phase !== 'over';

export function checkInvariants(state: LoopState): void {
  tokens(state);
  cubes(state);
  cards(state);
  tiles(state);
  extras(state);
  damage(state);
  if (!state.outcome && state.turn > 0) turn(state);
  answers(state);
}

function tokens(state: LoopState): void {
  const rows = contentOf(state).tokens;
  const clones = state.tokens.filter((at, token) => !rows[token]?.isSupa && at >= 0).length;
  demand(bagOf(state).length + clones === 28, 'L-INV-1: clones');
  rows.forEach(({ destruction, isSupa, id }, token) => {
    const at = state.tokens[token] as number;
    demand(at !== destruction, `L-INV-7: ${id} at its destruction era`);
    demand(!isSupa || at >= 0 || at === UNUSED || at === GONE, `L-INV-8: ${id} in the bag`);
    demand((at === GONE) === state.supasDestroyed.includes(token), `L-INV-8: ${id} destroyed`);
  });
}

function cubes(state: LoopState): void {
  demand(
    state.rifts.every(count => count >= 0 && count <= RIFT_SLOTS),
    'L-INV-2: rifts of an era',
  );
  demand(
    state.energy.every(count => count >= 0),
    'L-INV-2: energy of an era',
  );
  demand(sum(state.rifts) <= 30 && sum(state.energy) <= 30, 'L-INV-2: cubes of a colour');
  demand(cubesFree(state) >= 0, 'L-INV-2: cubes in all');
  demand(sum(state.perpetual) <= 5, 'L-INV-2: blue cubes');
}

function cards(state: LoopState): void {
  const waiting = state.pending.flatMap(frame => {
    if (frame.type === 'bonus') return frame.laid;
    if (frame.type === 'destroying') return frame.cards;
    return frame.type === 'assign' && frame.card >= 0 ? [frame.card] : [];
  });
  const { bigDeck, destroyed, available, hands, draws, discards } = state;
  const there = [bigDeck, destroyed, ...available, ...hands, ...draws, ...discards, waiting].flat();
  const inPlay = contentOf(state).cards.flatMap(({ agent }, card) =>
    agent < 0 || state.agents.includes(agent) ? [card] : [],
  );
  if (!state.outcome) demand(there.toSorted((a, b) => a - b).join() === inPlay.join(), 'L-INV-3: cards');
  state.available.forEach((row, era) => {
    demand(
      row.every(card => cardRow(state, card).origin === era),
      'L-INV-6: an available card',
    );
    demand(!isBetween(state) || !state.isVortex[era] || row.length === 0, 'L-INV-4: a card on a vortex');
  });
  state.known.forEach((known, player) => {
    demand(known >= 0 && known <= (state.draws[player]?.length ?? 0), 'L-HID-3: known cards');
  });
}

function tiles(state: LoopState): void {
  demand(vorticesIn(state) <= VORTEX_TILES, 'L-INV-4: Vortex tiles');
  const there = state.missions.filter(at => at >= 0);
  demand(
    state.missions.every(at => at >= 0 || at === ARCHIVED || at === OUT),
    'L-INV-5: a tile',
  );
  demand(new Set(there).size === there.length, 'L-INV-5: two tiles at an era');
  demand(!there.some(era => state.isVortex[era]), 'L-INV-4: a mission on a vortex');
  const turned = state.missions.filter((at, mission) => at >= 0 && isTurned(state, mission)).length;
  demand(!isBetween(state) || turned === Math.min(2, there.length), 'L-INV-5: revealed missions');
}

function extras(state: LoopState): void {
  const { mode } = state.options;
  demand(
    state.centrifuges.length === CENTRIFUGES.length && (mode === 'centrifuge' || sum(state.heat) === 0),
    'L-INV-8: Centrifuges',
  );
  const fooSeen = 7 - state.fooPile.length;
  demand(fooSeen >= 0 && new Set(state.fooPile).size === state.fooPile.length, 'L-INV-8: Foo cards');
  const places = state.ultras.filter(at => at !== UNUSED).length + state.ultraPile.length;
  demand(places === (mode === 'ultramachina' ? 14 : 0), 'L-INV-8: Ultramachina cards');
}

function damage(state: LoopState): void {
  MISSIONS.forEach(({ id, need }, mission) => {
    demand(damageOn(state, mission) <= need, `L-INV-13: ${id}`);
    demand(state.damage[mission] === 0 || (state.missions[mission] ?? -1) >= 0, `L-INV-13: ${id} is gone`);
  });
  demand(
    state.heat.every(heat => heat < CENTRIFUGE_NEED),
    'L-INV-13: a Centrifuge',
  );
  contentOf(state).ultras.forEach(({ id, slots }, ultra) => {
    demand((state.overload[ultra] as number) < slots, `L-INV-13: ${id}`);
  });
}

function turn(state: LoopState): void {
  demand(state.turn <= 21, 'L-INV-9: turns');
  if (state.phase !== 'end')
    demand(state.cycle === 1 + Math.floor((state.turn - 1) / 7), 'L-INV-9: the cycle');
  if (state.phase !== 'actions' || state.actions > 0 || state.pending.length > 0) return;
  // L-INV-12: the first decision of a turn.
  state.agents.forEach((_, agent) => {
    const held = (state.hands[agent] as number[]).length;
    if (isSolo(state)) {
      const isShort = state.draws.flat().length + state.discards.flat().length === 0;
      const isRight = agent === state.active ? held === HAND_SIZE : held < HAND_SIZE;
      demand(isRight || isShort, `L-INV-12: ${AGENT_CODES[state.agents[agent] as number]} holds ${held}`);
    } else {
      const left = (state.draws[agent]?.length ?? 0) + (state.discards[agent]?.length ?? 0);
      demand(held >= HAND_SIZE || left === 0, 'L-INV-12: a small hand');
    }
  });
}

const listed: Answers = { items: [], count: 0 };

function answers(state: LoopState): void {
  if (!askedOf(state)) return;
  listed.count = 0;
  answersOf(state, listed);
  demand(listed.count >= 1 && listed.count <= 200, `L-INV-14: ${listed.count} answers`);
  demand(new Set(listed.items.slice(0, listed.count)).size === listed.count, 'L-INV-14: an answer twice');
}
