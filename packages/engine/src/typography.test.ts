import { describe, expect, test } from 'vitest';
import { seededChance } from './chance.ts';
import { LANGUAGES } from './language.ts';
import { typeset, typesetAll } from './typography.ts';

const shown = (text: string): string => text.replaceAll('\u00a0', '~');

describe('no-break spaces', () => {
  test('French has them around high punctuation, guillemets and before per cent', () => {
    expect(shown(typeset('fr', 'Brèche : 20 % ; « Ada » gagne ! Et alors ?'))).toBe(
      'Brèche~: 20~% ; «~Ada~» gagne~! Et alors~?'.replace(' ;', '~;'),
    );
  });

  test('Czech has them after words of one letter, capitals and runs of them included', () => {
    expect(shown(typeset('cs', 'K lodi a v bitvě s 20 % i (u stolu) „o tom“ za oknem.'))).toBe(
      'K~lodi a~v~bitvě s~20~% i~(u~stolu) „o~tom“ za oknem.',
    );
    expect(shown(typeset('cs', 'Emma a *v {place}* z {count}'))).toBe('Emma a~*v~{place}* z~{count}');
  });

  test('a title stays beside its name, and a Czech ordinal beside its noun', () => {
    expect(shown(typeset('fr', 'la phase du Dr Foo, le cidre Foo'))).toBe('la phase du Dr~Foo, le cidre Foo');
    expect(shown(typeset('cs', 'Dr. Foo v {n}. tahu, 21. tah. Krok 3. Další'))).toBe(
      'Dr.~Foo v~{n}.~tahu, 21.~tah. Krok 3. Další',
    );
  });

  test('a letter at the end of a word or a sentence ties nothing', () => {
    for (const sentence of ['dva kroky', 'nápověda ke hře', 'varianta A', '3D obraz', 'č s'])
      expect(typeset('cs', sentence)).toBe(sentence.replace(/ s$/, ' s'));
  });

  test('English stays as it is', () => {
    expect(typeset('en', 'a 20% chance : yes ?')).toBe('a 20% chance : yes ?');
  });

  test('property: only spaces change, and a second time changes nothing', () => {
    const chance = seededChance('typography');
    const LETTERS = [...'ksvzouaiKAbě :;!?%«»{}().,\u00a0\u00a0     '];
    for (let run = 0; run < 3000; run++) {
      const text = Array.from({ length: 24 }, () => LETTERS[chance.below(LETTERS.length)]).join('');
      for (const language of LANGUAGES) {
        const set = typeset(language, text);
        expect(typeset(language, set)).toBe(set);
        expect(set.replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
      }
    }
  });
});

test('typesetAll() reaches sentences at any depth and leaves everything else', () => {
  const text = (end: string) => ({ end, list: [end, 3], none: null });
  const { en, fr, cs } = typesetAll({ en: text('a b'), fr: text('b ?'), cs: text('a b') });
  expect(shown(JSON.stringify({ en, fr, cs }))).toBe(
    '{"en":{"end":"a b","list":["a b",3],"none":null},"fr":{"end":"b~?","list":["b~?",3],"none":null},' +
      '"cs":{"end":"a~b","list":["a~b",3],"none":null}}',
  );
});
