/** Tesseract situations for the tests of its bots. */
import { type Chance, parseOptions, seededChance } from '@tessera/engine';
import {
  BASE_NAMES,
  determinize,
  type TesseractOptions,
  type TesseractState,
  type TesseractView,
  tesseract,
} from '@tessera/games/tesseract';
import type { ThinkRequest } from '../src/bot.ts';

export const tesseractOptions = (given: Partial<TesseractOptions> = {}): TesseractOptions =>
  parseOptions(tesseract.options, given);

/** A position; missing fields have the defaults of docs/rules/tesseract.md, section 22. */
export const situation = (fields: object, given: Partial<TesseractOptions> = {}): TesseractState =>
  tesseract.notation.parsePosition(JSON.stringify(fields), tesseractOptions(given), 'lenient');

/** Sixteen stacks of the same height, each with a yellow cube on top. */
export const tower = (height: number): string[] =>
  Array<string>(16).fill(`${'y1o2p3b4'.slice(8 - 2 * height, 6)}Y1`);

export const request = <M>(
  state: TesseractState,
  seed = 'think',
  nodes = 60,
): ThinkRequest<TesseractView, M> => ({
  view: tesseract.view(state, tesseract.decider(state) ?? 0),
  seat: tesseract.decider(state) ?? 0,
  chance: seededChance(seed),
  limits: { nodes },
});

/** The same position with its hidden information dealt anew. */
export const otherWorld = (state: TesseractState, seed: string): TesseractState =>
  determinize(tesseract.view(state, 0), seededChance(seed));

/** Visits random games of all kinds; the visitor must not change the states. */
export async function visitMoments(
  games: number,
  seed: string,
  visit: (state: TesseractState, chance: Chance) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < games; i++) {
    const chance = seededChance(`${seed} ${i}`);
    const options = tesseractOptions({
      base: BASE_NAMES[i % 8] ?? '1',
      edition: i % 3 === 0 ? 'cz' : 'fr',
      info: i % 5 === 0 ? 'open' : 'physical',
      breachRace: i % 4 === 0,
    });
    const state = tesseract.setup(options, 1 + (i % 4), chance);
    for (let seat = tesseract.decider(state); seat !== undefined; seat = tesseract.decider(state)) {
      await visit(state, chance);
      const legal = tesseract.legalMoves(state, seat);
      tesseract.play(state, seat, legal[chance.below(legal.length)] as (typeof legal)[number], chance);
    }
  }
}
