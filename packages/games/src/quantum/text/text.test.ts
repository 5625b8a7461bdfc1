import { fill, LANGUAGES, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';
import { quantumVariants } from '../../../test/quantumVariants.ts';
import { CARD_NAMES } from '../cards/index.ts';
import { DECISIONS } from '../decision.ts';
import { FACTIONS } from '../factions.ts';
import { quantum } from '../index.ts';
import { narrate } from '../narrate.ts';
import { QUANTUM_TEXT } from './all.ts';

describe('catalogues of quantum', () => {
  const { en } = QUANTUM_TEXT;

  test('[Q-COMP-6] catalogues name French factions as the rulebook; each faction and ship has a line', () => {
    const { factions, options } = QUANTUM_TEXT.fr;
    const printed = ['Empire Kepler', 'Alliance Vulpes', 'République d’Orion', 'Confédération Andromeda'];
    expect(Object.values(factions)).toEqual(printed);
    expect(Object.values(options.factions.values).slice(1)).toEqual(printed);
    for (const language of LANGUAGES) {
      const { factionTexts, shipTexts, ships } = QUANTUM_TEXT[language];
      expect(Object.keys(factionTexts)).toEqual([...FACTIONS]);
      expect(shipTexts).toHaveLength(ships.length);
      for (const line of [...Object.values(factionTexts), ...shipTexts])
        expect(line).toMatch(/^\S.{20,110}\.$/);
    }
  });

  test('[Q-SHIP-2] catalogues have words for a Flagship that returns', () => {
    const game = table({ seats: [{ ships: '2@3,3 1@3,4' }, {}] });
    const [, moved] = game.play('transport a1 a2 3,3');
    const naming = { text: en, table: game.state, seat: () => 'Ada' };
    expect(moved && narrate(moved, naming)).toBe('Ada flies a1 out and back to 3,3.');
  });

  test('catalogues give ships their article in French and their case in Czech', () => {
    const { fr, cs } = QUANTUM_TEXT;
    const said = (text: typeof fr, sentence: string): string[] =>
      [...text.ships, 'a1'].map((type, i) => fill(sentence, { ship: `${type} ${i + 1}` }));
    expect(said(fr, '{ship|Art}, {ship|art}').slice(1)).toEqual([
      'Le Vaisseau amiral 2, le Vaisseau amiral 2',
      'Le Destroyer 3, le Destroyer 3',
      'La Frégate 4, la Frégate 4',
      'L’Intercepteur 5, l’Intercepteur 5',
      'L’Éclaireur 6, l’Éclaireur 6',
      'A1 7, a1 7',
    ]);
    expect(said(cs, '{ship|vas}: {ship|koho} {ship|skym}').slice(1)).toEqual([
      'vaše Vlajková loď 2: Vlajkovou loď 2 s Vlajkovou lodí 2',
      'váš Torpédoborec 3: Torpédoborec 3 s Torpédoborcem 3',
      'vaše Fregata 4: Fregatu 4 s Fregatou 4',
      'váš Stíhač 5: Stíhače 5 se Stíhačem 5',
      'váš Průzkumník 6: Průzkumníka 6 s Průzkumníkem 6',
      'vaše loď a1 7: loď a1 7 s lodí a1 7',
    ]);
    expect(fill('útočí na {ship|koho}', { ship: fill('{ship|vas}', { ship: 'Stíhač 5 hráče Ada' }) })).toBe(
      'útočí na vašeho Stíhače 5 hráče Ada',
    );
    const owners = ['Mírný robot', 'Silný robot 2', 'vaše flotila', 'Vy', 'Přítel 2', 'Robot', 'Bývalý host'];
    expect(owners.map(owner => fill('{owner|majitel}', { owner }))).toEqual([
      'mírného robota',
      'silného robota 2',
      'vaší flotily',
      'vaší flotily',
      'přítele 2',
      'robota',
      'bývalého hosta',
    ]);
    expect(['Ada', 'Jan 2', 'Vyrovnaný Petr'].map(owner => fill('{owner|majitel}', { owner }))).toEqual([
      'hráče Ada',
      'hráče Jan 2',
      'hráče Vyrovnaný Petr',
    ]);
    expect(fill('hází {ship|kym}, {other|kym}', { ship: 'Stíhač 5', other: 'Fregata 4' })).toBe(
      'hází Stíhačem 5, Fregatou 4',
    );
    expect(fill('na {planet|planetu} u {planet|planety}', { planet: 'planeta 8' })).toBe(
      'na planetu 8 u planety 8',
    );
  });

  test('[Q-COMP-5] catalogues have words for every decision and card', () => {
    expect(Object.keys(en.decisions)).toEqual(Object.keys(DECISIONS));
    expect(Object.keys(en.cards)).toEqual([...CARD_NAMES]);
  });

  test('have sentences for every event of random games, in every language, with all parameters filled in', () => {
    const told = new Set<string>();
    for (const [i, { options, seats }] of quantumVariants(16, 'story', 20).entries()) {
      const chance = seededChance(`story ${i}`);
      const state = quantum.setup(options, seats, chance);
      state.research.fill(5);
      for (let seat = quantum.decider(state); seat !== undefined; seat = quantum.decider(state)) {
        const events: Parameters<typeof narrate>[0][] = [];
        quantum.play(state, seat, pick(chance, quantum.legalMoves(state, seat)), chance, events);
        for (const event of events) {
          told.add(event.type);
          for (const language of LANGUAGES) {
            const naming = {
              text: QUANTUM_TEXT[language],
              table: state,
              seat: (one: number) => `seat ${one}`,
            };
            expect(narrate(event, naming)).not.toMatch(/[{}]|undefined|\?/);
          }
        }
      }
    }
    expect(told.size).toBeGreaterThan(22);
  });
});
