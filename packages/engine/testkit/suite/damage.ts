/** Positions of random games, and kinds of damage to them. */
import { type Chance, type Game, type GameEvent, seededChance } from '../../src/index.ts';
import { pick } from '../randomGame.ts';
import { type GamePlan, startOf } from './plan.ts';

export interface Sample<O> {
  readonly text: string;
  readonly options: O;
}

export const LETTER = 'a letter changed';
const FIELD = 'a field changed';
export const FRAMES = 'frames of other positions';
type DamageKind = typeof LETTER | typeof FIELD | typeof FRAMES;

export type Damage = (chance: Chance, text: string) => string;

/** Samples of each kind of frame on top; the others are random. */
const EACH = 12;

export function samplePositions<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  plan: GamePlan<S, M, V, E, O>,
): readonly Sample<O>[] {
  const found: Sample<O>[] = [];
  const met = new Map<string, number>();
  for (const [i, { options, seats }] of plan.variants(24, 'positions').entries()) {
    const chance = seededChance(`positions ${i}`);
    const state = startOf(game, plan, i).setup(options, seats, chance);
    for (let seat = game.decider(state); seat !== undefined; seat = game.decider(state)) {
      const kind = topTypeOf(state);
      const count = met.get(kind) ?? 0;
      if (chance.below(count < EACH ? 3 : 20) === 0) {
        met.set(kind, count + 1);
        found.push({ options, text: game.notation.formatPosition(state) });
      }
      game.play(state, seat, pick(chance, game.legalMoves(state, seat)), chance);
    }
  }
  return found;
}

const topTypeOf = (state: unknown): string =>
  (state as { readonly pending?: readonly { readonly type: string }[] }).pending?.at(-1)?.type ?? '';

/** Kinds of damage to a position; damage to fields and frames only if it is JSON. */
export const damagesTo = (position: string): readonly DamageKind[] =>
  position.startsWith('{') ? [LETTER, FIELD, FRAMES] : [LETTER];

export function damageOf(kind: DamageKind, samples: readonly Sample<unknown>[]): Damage {
  if (kind !== FRAMES) return kind === LETTER ? changeLetter : changeField;
  const frames = samples.flatMap(({ text }) => (JSON.parse(text) as Written).pending ?? []);
  return (chance, text) => changeFrames(chance, text, frames);
}

const changeLetter: Damage = (chance, text) => {
  const at = chance.below(text.length);
  const mark = chance.below(2) ? pick(chance, MARKS) : text[chance.below(text.length)];
  return text.slice(0, at) + mark + text.slice(at + 1);
};

const changeField: Damage = (chance, text) => {
  const whole = JSON.parse(text) as Record<string, unknown>;
  spoil(chance, whole);
  return JSON.stringify(whole);
};

function changeFrames(chance: Chance, text: string, frames: readonly unknown[]): string {
  const whole = JSON.parse(text) as Written;
  const others = Array.from({ length: 1 + chance.below(3) }, () => pick(chance, frames));
  return JSON.stringify({ ...whole, pending: [...(whole.pending ?? []).slice(0, 1), ...others] });
}

interface Written {
  readonly pending?: readonly unknown[];
}

const MARKS = [...'0123456789aAbcgGhmMpsStTUx",:[]{}/-tfn'];

/** Replaces one value at any depth. */
function spoil(chance: Chance, whole: Record<string, unknown>): void {
  const key = pick(chance, Object.keys(whole));
  const old = whole[key];
  if (old !== null && typeof old === 'object' && Object.keys(old).length > 0 && chance.below(4) > 0) {
    spoil(chance, old as Record<string, unknown>);
    return;
  }
  const number = typeof old === 'number' ? old : 0;
  const text = typeof old === 'string' ? old : '';
  whole[key] = pick<unknown>(chance, [
    undefined,
    null,
    chance.below(70) - 1,
    number + 1,
    number - 1,
    1.5,
    text.slice(1),
    text.replace(/\d/, String(chance.below(8))),
    [],
    {},
  ]);
}
