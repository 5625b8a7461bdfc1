import { COMPLETE_LANGUAGES, type Language } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { readEffect } from './cards/readEffect.ts';
import { contentOf } from './content.ts';
import { effectSymbols } from './effectSymbols.ts';
import { effectClause, effectWords } from './effectWords.ts';
import { LOOP_TEXT } from './text/all.ts';

const { cards } = contentOf({ options: {} as never });
const partsOf = (id: string) => cards.find(card => card.id === id)?.parts ?? [];
const said = (id: string, language: Language): string =>
  effectWords(partsOf(id), LOOP_TEXT[language]).join(' ');
const effect = (text: string, language: Language): string =>
  effectWords(readEffect(text), LOOP_TEXT[language]).join(' ');

/** Internal words of the effect language that players must not read. */
const INNER = /[{}()=]|undefined|\b(eraOf|sentTo|origin\b(?! era)|adj\b|foo\b)|[a-z][A-Z]/;

describe.each(COMPLETE_LANGUAGES)('in %s', language => {
  test('[L-COMP-4] all 79 cards have whole sentences', () => {
    for (const { id, parts } of cards) {
      const sentences = effectWords(parts, LOOP_TEXT[language]);
      expect(sentences.length, id).toBeGreaterThan(0);
      for (const sentence of sentences) {
        expect(sentence, id).toMatch(/^\p{Lu}.+[^.\s]\.$/u);
        expect(sentence, id).not.toMatch(INNER);
        expect(sentence, id).not.toMatch(/ {2}|,,|\.\.|;;/);
      }
    }
  });

  test('[L-FX-9] effects have as many sentences as rows of symbols, and no empty row', () => {
    for (const { id, parts } of cards) {
      const rows = effectSymbols(parts);
      expect(rows, id).toHaveLength(effectWords(parts, LOOP_TEXT[language]).length);
      for (const row of rows) expect(row.length, id).toBeGreaterThan(0);
    }
  });
});

describe('sentences of cards', () => {
  test.each([
    ['A-02', 'Remove 2 rifts from your era.'],
    ['A-09', 'Add energy in an adjacent era until there is as much energy as rifts.'],
    [
      'A-11',
      'Push all clones from your era to adjacent eras. Remove 1 rift from the era of each pushed clone.',
    ],
    ['A-12', 'Remove all rifts from your era. Add 1 energy there for every rift removed.'],
    ['A-21', 'Remove 1 rift from your era. Swap places with another agent. Remove 1 rift from your new era.'],
    ['A-27', 'Either destroy 1 clone in an adjacent era, or remove 2 rifts from your era.'],
    [
      'A-30',
      'Remove 1 rift from your era. If you like, move 1 era. If another agent is with you, remove 1 rift from your era.',
    ],
    ['A-35', 'Swap two clones from different eras. Remove 1 rift from your era.'],
    ['A-36', 'Remove 1 rift from your era or an adjacent one. Do it once more.'],
    [
      'S-VG-5',
      'Move 1 era. If you are on a vortex, add 2 energy in your new era; otherwise add 1 energy in your new era.',
    ],
    ['S-MT-6', 'Every player draws 1 card, then discards 1 card from their hand.'],
    ['S-CZ-3', 'Move up to 2 eras, and carry 1 clone along if you like.'],
  ])('%s in English', (id, sentences) => expect(said(id, 'en')).toBe(sentences));

  test.each([
    [
      'A-07',
      'Au choix : retirez 1 faille de chacune des deux époques adjacentes, ou ajoutez 1 énergie à chacune des deux époques adjacentes.',
    ],
    [
      'A-32',
      'Allez à l’époque du Dr Foo. Repoussez 2 clones de votre nouvelle époque vers des époques adjacentes.',
    ],
    ['A-43', 'Retirez 1 faille de votre époque. Retirez 1 faille de chaque vortex.'],
    ['S-VG-3', 'Piochez 1 carte. Ajoutez 1 énergie à l’époque d’origine de la carte piochée.'],
    [
      'S-VG-5',
      'Déplacez-vous d’une époque. Si vous êtes sur un vortex, ajoutez 2 énergies à votre nouvelle époque ; sinon, ajoutez 1 énergie à votre nouvelle époque.',
    ],
  ])('%s in French has articles, elisions, no-break spaces', (id, sentences) =>
    expect(said(id, 'fr').replaceAll('\u00a0', ' ')).toBe(sentences),
  );

  test.each([
    ['A-03', 'Přidejte 3 energie ve své epoše.'],
    ['A-02', 'Odstraňte 2 trhliny ze své epochy.'],
    ['S-CZ-6', 'Odstraňte 1 trhlinu ze své epochy.'],
    ['A-16', 'Přesuňte se až o 3 epochy. Přidejte 1 energii ve své nové epoše.'],
    [
      'A-33',
      'Přidejte 1 energii v epoše jiného agenta. Vyzvěte jiného hráče, aby provedl jednu ze svých připravených karet; ta zůstane připravená.',
    ],
    ['A-45', 'Přitáhněte k sobě 3 klony ze sousedních epoch.'],
    ['S-VG-2', 'Odstraňte 1 trhlinu ze své epochy. Chcete-li, zničte z ruky 1 kartu.'],
  ])('%s in Czech has cases and numbers', (id, sentences) => expect(said(id, 'cs')).toBe(sentences));

  test('have a form of their own for five and more in Czech', () => {
    expect(effect('addEnergy(foo,5) ; draw(5) ; pullClone(6)', 'cs')).toBe(
      'Přidejte 5 energií v epoše dr. Foo. Doberte si 5 karet. Přitáhněte k sobě 6 klonů ze sousedních epoch.',
    );
  });

  test('mention each of several drawn, revealed or pushed things', () => {
    expect(effect('draw(2) ; addEnergy(origin(drawn),1)', 'en')).toContain('of each drawn card');
    expect(effect('draw(1) ; addEnergy(origin(drawn),1)', 'en')).toContain('of the drawn card');
    expect(effect('draw(2) ; draw(1) ; removeRift(origin(drawn),1)', 'en')).toContain('of the drawn card');
  });

  test('do not repeat an era that was just named, unless somebody chooses it', () => {
    expect(said('A-41', 'en')).toBe(
      'Draw 1 card. Add 1 energy in the origin era of the drawn card. Remove 1 rift from there.',
    );
    expect(effect('addEnergy(foo,1) ; removeRift(foo,all)', 'cs')).toBe(
      'Přidejte 1 energii v epoše dr. Foo. Odstraňte všechny trhliny z téže epochy.',
    );
    expect(effect('addEnergy(adj,1) ; removeRift(adj,1)', 'fr')).toBe(
      'Ajoutez 1 énergie à une époque adjacente. Retirez 1 faille d’une époque adjacente.',
    );
  });

  test('exist for parts that no built-in card has', () => {
    expect(effect('foreach(clone(here),addEnergy(here,1))', 'en')).toBe(
      'For every clone in your era, add 1 energy in your era.',
    );
    expect(effect('if(rift(here)=0,draw(1) ; moveSelf(2))', 'fr')).toBe(
      'S’il n’y a pas de faille à votre époque, piochez 1 carte, puis déplacez-vous de 2 époques au plus.',
    );
    expect(effect('eachPlayer(moveSelf(1))', 'cs')).toBe('Každý hráč postupně: přesuňte se o 1 epochu.');
    expect(effect('may(choose(draw(1) | addEnergy(any,2))) ; moveAgent(other,2) ; ready(2)', 'en')).toBe(
      'If you like, either draw 1 card, or add 2 energy in any era. Move another agent up to 2 eras. Ready 2 cards in your hand other than this one, but no Black Hole.',
    );
  });

  test('have a clause form for questions', () => {
    expect(effectClause(readEffect('destroyHand(1) ; draw(2)'), LOOP_TEXT.en)).toBe(
      'destroy 1 card from your hand, then draw 2 cards',
    );
  });
});

describe('symbols', () => {
  test('have a row for each effect, with its count and place', () => {
    expect(effectSymbols(partsOf('A-11'))).toEqual([
      [{ kind: 'push', count: 'all', at: 'here' }],
      [{ kind: 'rift', count: 1, at: 'sentTo' }],
    ]);
    expect(effectSymbols(partsOf('A-29'))).toEqual([
      [
        { kind: 'move', count: 3 },
        { kind: 'carry', count: 1, from: 'vortex' },
      ],
      [{ kind: 'energy', count: 1, at: 'here' }],
    ]);
  });

  test('symbols of compound parts stand before or between those they hold', () => {
    expect(effectSymbols(partsOf('A-27'))).toEqual([
      [{ kind: 'destroyClone', count: 1, at: 'adj' }, { kind: 'or' }, { kind: 'rift', count: 2, at: 'here' }],
    ]);
    expect(effectSymbols(partsOf('S-VG-5'))[1]?.map(({ kind }) => kind)).toEqual([
      'if',
      'energy',
      'otherwise',
      'energy',
    ]);
    expect(effectSymbols(partsOf('A-25'))).toEqual([
      [
        { kind: 'each', of: 'dimension(hand)' },
        { kind: 'energy', count: 1, at: 'here' },
      ],
    ]);
    expect(effectSymbols(partsOf('S-VG-2'))[1]?.map(({ kind }) => kind)).toEqual(['may', 'destroyCard']);
  });
});
