import { COMPLETE_LANGUAGES, LANGUAGES, type Language, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../test/loopTable.ts';
import { loopVariants } from '../../test/loopVariants.ts';
import { DECISIONS } from './decision.ts';
import { loop } from './index.ts';
import { narrate, narrateAll } from './narrate.ts';
import { questionOf } from './question.ts';
import { LOOP_TEXT } from './text/all.ts';
import type { LoopEvent } from './types.ts';

const naming = (language: Language) => ({
  text: LOOP_TEXT[language],
  seat: (seat: number) => `Player ${seat + 1}`,
});

/** An unfilled parameter, or internal text: an id, a code, an identifier. */
const INNER = /[{}]|undefined|NaN|\b(?!V-Girl)[A-Z]{1,2}-\w|\b[a-z]+[A-Z]\w/;

/** Plays from a position, and returns the narration. */
function told(given: Given, plays: readonly string[], language: Language = 'en'): string[] {
  const game = table(given);
  const events = plays.flatMap(move => game.play(move));
  return events.map(event => narrate(event, { ...naming(language), table: game.state }));
}

describe('events as sentences', () => {
  test('join the lines of one action, whoever acts first', () => {
    const given: Given = {
      agents: { mrtime: { era: 'renaissance', hand: 'A-11' }, vgirl: { era: 'dawn' } },
      clones: { renaissance: 'C-0-3' },
      rifts: { industry: 2 },
    };
    const plays = ['useCard A-11', 'next'];
    expect(told(given, plays)).toEqual([
      'Mr Time uses Trebuchet.',
      'The clone of the Industrial Era goes to the Industrial Era.',
      'The clone of the Industrial Era is destroyed in the Industrial Era.',
      '1 rift removed in the Industrial Era.',
    ]);
    expect(told(given, plays, 'fr')).toEqual([
      'Mr Time utilise Trébuchet.',
      'Le clone de l’Industrie va à l’Industrie.',
      'Le clone de l’Industrie est détruit à l’Industrie.',
      '1 faille de moins à l’Industrie.',
    ]);
    expect(told(given, plays, 'cs')).toEqual([
      'Mr Time používá kartu Trebuchet.',
      'Klon Průmyslové éry se přesouvá do Průmyslové éry.',
      'Klon Průmyslové éry je zničen v Průmyslové éře.',
      'Mizí 1 trhlina v Průmyslové éře.',
    ]);
  });

  test('sentences of a LOOP name agent, dimension, cost and readied cards', () => {
    const given: Given = {
      agents: { mrtime: { era: 'end', hand: 'S-MT-1* S-MT-2' }, vgirl: { era: 'dawn' } },
      foo: 'end',
      energy: { end: 3 },
      missions: { robots: 'M-LOOP-FOO', dawn: 'M-LOOP-ALL' },
    };
    expect(told(given, ['loop spiral', 'loop spiral'], 'cs')).toEqual([
      'Platí se 1 energie na Konci časů.',
      'Mr Time dělá LOOP Spirály.',
      'Karta Červí díra je znovu připravená.',
      'Mise „Kvantové smyčky!“ dostává 1 poškození na políčko Konce časů.',
      'Mise „Zacyklete dr. Foo!“ dostává 1 poškození.',
      'Platí se 2 energie na Konci časů.',
      'Mr Time dělá LOOP Spirály.',
      'Mise „Zacyklete dr. Foo!“ dostává 1 poškození.',
    ]);
  });

  test('sum up damage done cube by cube', () => {
    const given: Given = {
      agents: { mrtime: { era: 'end', hand: 'A-03' }, vgirl: { era: 'dawn' } },
      missions: { end: 'M-ENERGY-HERE', dawn: 'M-LOOP-ALL' },
    };
    const game = table(given);
    expect(narrateAll(game.play('useCard A-03'), { ...naming('fr'), table: game.state })).toEqual([
      'Mr Time utilise Premier Feu.',
      '3 énergies de plus à la Fin des Temps.',
      '« Surcharge ! » reçoit 3 dégâts.',
    ]);
  });

  test('sum up cubes that come or go one by one', () => {
    const game = table({
      agents: { mrtime: { era: 'end', hand: 'A-12 A-31' }, vgirl: { era: 'end' }, prowler: { era: 'dawn' } },
      rifts: { end: 3 },
    });
    const events = [...game.play('useCard A-12'), ...game.play('useCard A-31')];
    expect(narrateAll(events, { ...naming('cs'), table: game.state })).toEqual([
      'Mr Time používá kartu Kámen mudrců.',
      'Mizí 3 trhliny na Konci časů.',
      '3 energie navíc na Konci časů.',
      'Mr Time používá kartu Magneťák.',
      '2 energie navíc na Konci časů.',
      '1 energie navíc na Úsvitu věků.',
    ]);
  });

  test('use the new name of a renamed agent', () => {
    const game = table({ agents: { mrtime: { era: 'end' }, vgirl: {} } });
    const [event] = game.play('freeMove dawn');
    expect(
      narrate(event as LoopEvent, { ...naming('en'), table: game.state, agent: () => 'Ada (Mr Time)' }),
    ).toBe('Ada (Mr Time) goes to the Dawn of Time on battery power.');
  });

  test('exist for every event and question of random games, in every language', () => {
    const heard = new Set<string>();
    const asked = new Set<string>();
    for (const [i, { options, seats }] of loopVariants(24, 'story').entries()) {
      const chance = seededChance(`story ${i}`);
      const state = loop.setup(options, seats, chance);
      for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
        const view = loop.view(state, seat);
        for (const language of LANGUAGES) {
          const question = questionOf(view, naming(language));
          expect(question).toMatch(/[.?]$/);
          expect(question).not.toMatch(INNER);
        }
        asked.add(view.decision?.kind ?? '');
        const events: LoopEvent[] = [];
        loop.play(state, seat, pick(chance, loop.legalMoves(state, seat)), chance, events);
        for (const event of events) {
          heard.add(event.type);
          for (const language of COMPLETE_LANGUAGES) {
            const sentence = narrate(event, { ...naming(language), table: state });
            expect(sentence).toMatch(/^[\p{Lu}«„“\d].*\.$/u);
            expect(sentence).not.toMatch(INNER);
          }
        }
      }
    }
    expect(heard.size).toBeGreaterThan(34);
    expect(asked.size).toBeGreaterThan(Object.keys(DECISIONS).length - 6);
  });
});

describe('questions name the effect that asks', () => {
  const agents: Given['agents'] = {
    robofinisher: { era: 'dawn', hand: 'A-11 A-21 A-27 A-30 A-38 A-39 A-47 S-RF-4 S-VG-2 S-MT-4 S-MT-6' },
    mrtime: { era: 'robots', hand: 'S-MT-1', draw: 'A-01 A-02' },
    vgirl: { era: 'end', draw: 'A-03 A-04' },
  };
  test.each([
    ['useCard A-11', 'Trebuchet pushes a clone. Which one?'],
    ['useCard A-11, C-3-5', 'Trebuchet pushes the clone of the Age of Robots. Which way?'],
    ['useCard A-21', 'Masked Ball Invitation: you swap places with another agent. Which one?'],
    ['useCard A-27', 'Dynamite does one of two things. Which one?'],
    ['useCard A-30', 'Super Briefs: move 1 era. Do it?'],
    ['useCard A-30, yes', 'Super Briefs moves you. Where to?'],
    ['useCard A-38', 'Hologram Projector moves an agent. Which one?'],
    ['useCard A-38, vgirl', 'Hologram Projector moves V-Girl (2 steps left). Where to?'],
    ['useCard A-38, vgirl, next', 'Hologram Projector moves V-Girl (1 step left). Where to?'],
    ['useCard A-39', 'Quantum Battery works in your era or on every vortex. Where?'],
    ['useCard A-47', 'Broken Hourglass readies all your cards of one dimension. Which one?'],
    ['useCard S-RF-4', 'Error 404 swaps two clones. Which one first?'],
    ['useCard S-RF-4, C-3-5', 'Error 404 swaps the clone of the Age of Robots. With which one?'],
    ['useCard S-VG-2, yes', 'Pressure Cooker: you destroy a card from your hand. Which one?'],
    [
      'useCard S-MT-4',
      'Robofinisher 404 invites you: apply one of your ready cards, or decline. It stays ready.',
    ],
    ['useCard S-MT-6', 'Employee of the Month, the Fanzine: every player does it in turn. Who goes next?'],
  ])('%s', (plays, question) => {
    const game = table({
      agents,
      clones: { dawn: 'C-3-5 C-4-6', medieval: 'C-5-0 C-6-4' },
      vortices: 'end',
      rifts: { dawn: 1 },
    });
    game.play(...plays.split(', '));
    expect(questionOf(loop.view(game.state, 0), naming('en'))).toBe(question);
  });

  test('a question that comes twice says which time it is', () => {
    const game = table({ agents: { mrtime: { era: 'dawn', hand: 'A-36' }, vgirl: {} }, rifts: { dawn: 2 } });
    game.play('useCard A-36');
    const asked = (): string => questionOf(loop.view(game.state, 0), naming('en'));
    expect(asked()).toBe('Nanobots (1/2) removes rifts. In which era?');
    game.play('dawn');
    expect(asked()).toBe('Nanobots (2/2) removes rifts. In which era?');
  });

  test('the question of the archive names the mission', () => {
    const game = table({
      agents: { mrtime: { era: 'end' }, vgirl: {} },
      missions: { end: 'M-GRID:3', dawn: 'M-CLEAN' },
    });
    game.play('endActions');
    const view = loop.view(game.state, 0);
    expect(questionOf(view, naming('en'))).toBe('“Universal Grid!” is complete. Archive it now?');
    expect(questionOf(view, naming('cs'))).toBe('mise „Univerzální síť!“ je splněná. Archivovat ji teď?');
  });
});
