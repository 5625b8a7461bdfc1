/** Every decision has its sentence, in every language, with nothing left unsaid. */
import { LANGUAGES, parseOptions, seededChance } from '@tessera/engine';
import { DECISIONS, type DecisionKind, quantum } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { loadText } from '../../text/index.ts';
import type { QuantumModel } from './contract.ts';
import { situationOf } from './fixtures.ts';
import { emptyHand } from './hand.ts';
import { marksOf } from './marks.ts';
import { promptOf } from './prompt.ts';
import { loadWords } from './words/index.ts';

const NAMES = ['Ada', 'Milo', 'Chidi'];

/** One state of each kind of decision, found by playing at random. */
function statesByKind() {
  const found = new Map<DecisionKind, Parameters<typeof situationOf>[0]>();
  const options = parseOptions(quantum.options, { startChoice: 'pick' });
  for (let game = 0; game < 60 && found.size < Object.keys(DECISIONS).length; game++) {
    const chance = seededChance(`prompt ${game}`);
    let state = quantum.setup(options, NAMES.length, chance);
    for (let i = 0; i < 800; i++) {
      const seat = quantum.decider(state);
      if (seat === undefined) break;
      const { decision } = quantum.view(state, seat);
      if (decision && !found.has(decision.kind)) found.set(decision.kind, state);
      const moves = quantum.legalMoves(state, seat);
      state = quantum.apply(state, seat, moves[chance.below(moves.length)] as number, chance).state;
    }
  }
  return found;
}

test('names who decides and what, wherever a game may stop', async () => {
  const states = statesByKind();
  expect([...states.keys()].sort()).toEqual(Object.keys(DECISIONS).sort());
  for (const language of LANGUAGES) {
    const [text, words] = [await loadText(language), await loadWords(language)];
    for (const [kind, state] of states) {
      const { view, offers } = situationOf(state);
      const seats = NAMES.map(name => ({ kind: 'friend', name }));
      const snapshot = { view, outcome: null, setup: { seats } };
      const hand = emptyHand(0, offers);
      const marks = marksOf(view, offers, hand);
      const model = { snapshot, view, offers, marks, words, text, names: NAMES, me: view.decision?.seat };
      const { head, body, mood } = promptOf(model as unknown as QuantumModel);
      const name = NAMES[view.decision?.seat ?? 0] ?? '';
      expect(head, kind).toContain(name);
      expect(body.length, kind).toBeGreaterThan(10);
      expect(`${head} ${body}`, kind).not.toMatch(/[{}]|undefined/);
      expect(['act', 'asked'], kind).toContain(mood);
    }
  }
});
