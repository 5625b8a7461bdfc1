import { expect, test } from 'vitest';
import { seededChance } from '../chance.ts';
import { fill, withForms } from '../language.ts';
import { counted, czechForms } from './czech.ts';
import { frenchForms } from './french.ts';

const { de, aQui, AQui, qui, Qui, du, au, le } = frenchForms;
const { z } = czechForms;

test('French elides "de" before a vowel, and leaves the name of a person as it was typed', () => {
  const said = ['Ada', 'Élise', 'Œdipe', 'Yves', 'Yann', 'Hugo', 'Le Chat', 'Les Amis'];
  expect(said.map(de)).toEqual([
    'd’Ada',
    'd’Élise',
    'd’Œdipe',
    'd’Yves',
    'de Yann',
    'de Hugo',
    'de Le Chat',
    'de Les Amis',
  ]);
});

test('French gives a bot an article, and leaves the name that a person typed', () => {
  const formsOf = (name: string) => [de, aQui, AQui, qui].map(form => form(name));
  expect(formsOf('Robot posé')).toEqual(['du robot posé', 'au robot posé', 'Au robot posé', 'le robot posé']);
  expect(Qui('Robot d’élite 2')).toBe('Le robot d’élite 2');
  expect(Qui('Ada')).toBe('Ada');
  expect(formsOf('Le Chat')).toEqual(['de Le Chat', 'à Le Chat', 'À Le Chat', 'Le Chat']);
  expect(formsOf('Robot Ada')).toEqual(['de Robot Ada', 'à Robot Ada', 'À Robot Ada', 'Robot Ada']);
});

test('French contracts the article of a printed name', () => {
  expect(['Robofinisseur', 'Axis', 'Le Chat', 'La Rôdeuse Temporelle', 'Les Amis'].map(du)).toEqual([
    'de Robofinisseur',
    'd’Axis',
    'du Chat',
    'de la Rôdeuse Temporelle',
    'des Amis',
  ]);
  expect(['Ada', 'Le Chat', 'La Rôdeuse', 'Les Amis', 'Léa', 'Lesly'].map(au)).toEqual([
    'à Ada',
    'au Chat',
    'à la Rôdeuse',
    'aux Amis',
    'à Léa',
    'à Lesly',
  ]);
  expect(['Ada', 'Le Chat', 'La Rôdeuse', 'Léa'].map(le)).toEqual(['Ada', 'le Chat', 'la Rôdeuse', 'Léa']);
});

test('Czech says ze before numbers that begin with a cluster of consonants', () => {
  const ze = Array.from({ length: 130 }, (_, count) => count).filter(count =>
    z(String(count)).startsWith('ze'),
  );
  expect(ze.filter(count => count < 40)).toEqual([2, 3, 4, 6, 7, 14, 16, 17]);
  expect([39, 40, 49, 50, 60, 70, 79, 80, 99, 100].filter(count => ze.includes(count))).toEqual([
    40, 49, 60, 70, 79, 100,
  ]);
  expect(['0', '1', '5', '7', '21'].map(z)).toEqual([
    'z\u00a00',
    'z\u00a01',
    'z\u00a05',
    'ze\u00a07',
    'z\u00a021',
  ]);
});

test('Czech counts with the verb that agrees, and with a word of its own for none', () => {
  const paths = counted('zbývá # cesta', 'zbývají # cesty', 'zbývá # cest', 'nezbývá žádná cesta');
  expect(['0', '1', '2', '4', '5', '21'].map(paths)).toEqual([
    'nezbývá žádná cesta',
    'zbývá 1 cesta',
    'zbývají 2 cesty',
    'zbývají 4 cesty',
    'zbývá 5 cest',
    'zbývá 21 cest',
  ]);
  expect(['0', '1', '3'].map(czechForms.tahy)).toEqual(['0 tahů', '1 tah', '3 tahy']);
  expect(['1 akce', '3 akce', '5 akcí'].map(czechForms.Zbyva)).toEqual([
    'Zbývá 1 akce',
    'Zbývají 3 akce',
    'Zbývá 5 akcí',
  ]);
});

test('property: a form keeps the name, but for its article', () => {
  const chance = seededChance('names');
  const letters = [...'aeéhlyzLÀ’ 2-'];
  for (let run = 0; run < 2000; run++) {
    const name = `N${Array.from({ length: 8 }, () => letters[chance.below(letters.length)]).join('')}`;
    expect([de(name), du(name), au(name)]).toEqual([`de ${name}`, `de ${name}`, `à ${name}`]);
    expect([de(`A${name}`), du(`A${name}`)]).toEqual([`d’A${name}`, `d’A${name}`]);
    expect([de(`La ${name}`), du(`La ${name}`)]).toEqual([`de La ${name}`, `de la ${name}`]);
  }
});

test('fill applies the form of a parameter, and leaves it alone where the form is unknown', () => {
  expect(fill('le tour {name|unknown}', { name: 'Ada' })).toBe('le tour Ada');
  expect(withForms({ de }, 'le tour {name|de}')).toBe('le tour {name|de}');
  expect(fill('le tour {name|de}, {name}', { name: 'Ada' })).toBe('le tour d’Ada, Ada');
});

test('fill keeps a parameter that is filled in later, form and all', () => {
  const half = fill(withForms({ z }, 'obsazeno {count} {capacity|z} míst'), { count: 2 });
  expect(half).toBe('obsazeno 2 {capacity|z} míst');
  expect(fill(half, { capacity: 8 })).toBe('obsazeno 2 z\u00a08 míst');
});
