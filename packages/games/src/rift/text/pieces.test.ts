import { describe, expect, test } from 'vitest';
import { RIFT_TEXT } from './all.ts';
import { pieceForms as czech } from './cs/pieces.ts';
import { pieceForms as french } from './fr/pieces.ts';
import { whyOf } from './why.ts';

const namesIn = (language: 'fr' | 'cs'): readonly string[] => [
  ...new Set(Object.values(RIFT_TEXT[language].pieces)),
];

test.each([
  ['en', 'It threatens both Stars at once.', 'It threatens two at once: Star and Pyramid.'],
  ['fr', 'Ce coup menace les deux étoiles à la fois.', 'Ce coup menace à la fois l’étoile et la pyramide.'],
  ['cs', 'Ohrožuje najednou obě hvězdy.', 'Ohrožuje najednou hvězdu i jehlan.'],
] as const)('a fork of two equal pawns names both at once: %s', (language, equal, different) => {
  const fork = (other: string) => whyOf(RIFT_TEXT[language], 'forks', { piece: 'S', other });
  expect([fork('S'), fork('P')]).toEqual([equal, different]);
});

describe('French gives a piece its article', () => {
  test('every piece has a gender', () => {
    expect(namesIn('fr').map(french.la)).toEqual([
      'le Tesseract',
      'l’étoile',
      'la pyramide',
      'le rectangle',
      'le cylindre',
      'la petite glissière',
      'la grande glissière',
      'la croix',
    ]);
  });

  test('contracted, indefinite and at the beginning of a sentence', () => {
    expect(['étoile', 'cylindre', 'Tesseract'].map(french.dela)).toEqual([
      'de l’étoile',
      'du cylindre',
      'du Tesseract',
    ]);
    expect(['Étoile', 'Cylindre', 'Tesseract'].map(french.une)).toEqual([
      'une étoile',
      'un cylindre',
      'le Tesseract',
    ]);
    expect(['étoile', 'croix'].map(french.La)).toEqual(['L’étoile', 'La croix']);
  });

  test('in a list, and leaves other words alone', () => {
    expect(french.la('pyramide en k4 et Tesseract en d1')).toBe('la pyramide en k4 et le Tesseract en d1');
  });
});

describe('Czech puts a piece into a case', () => {
  test('every piece has an accusative and an instrumental', () => {
    expect(namesIn('cs').map(czech.p4)).toEqual([
      'Teserakt',
      'hvězdu',
      'jehlan',
      'obdélník',
      'válec',
      'malý posuvník',
      'velký posuvník',
      'kříž',
    ]);
    expect(namesIn('cs').map(czech.p7)).toEqual([
      'Teseraktem',
      'hvězdou',
      'jehlanem',
      'obdélníkem',
      'válcem',
      'malým posuvníkem',
      'velkým posuvníkem',
      'křížem',
    ]);
  });

  test('in a list, with a capital, and of a colour', () => {
    expect(czech.p4('hvězda na b1 a válec na c1')).toBe('hvězdu na b1 a válec na c1');
    expect(czech.p7('Velký posuvník')).toBe('velkým posuvníkem');
    expect(czech.p3('Hvězda')).toBe('hvězdě');
    expect(RIFT_TEXT.cs.colours.map(czech.ho)).toEqual(['bílého', 'černého']);
  });
});
