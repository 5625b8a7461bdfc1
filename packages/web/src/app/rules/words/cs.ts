import type { ReaderWords } from './index.ts';

export const cs: ReaderWords = {
  contents: 'Obsah',
  search: 'Hledat v pravidlech',
  searchHint: 'Slovo nebo ustanovení, například {clause}',
  found: {
    one: '{count} místo',
    few: '{count} místa',
    other: '{count} míst',
  },
  nothing: '„{query}“ v pravidlech není.',
  play: 'Hrát: {game}',
  noClause: 'Ustanovení {clause} neexistuje.',
  exact: 'Přesné pravidlo',
  clauses: 'Přesná pravidla',
  clausesLead: 'Jedno ustanovení po druhém, pro každou otázku, kterou stránka výše nechává otevřenou.',
  inShort: 'Stručně:',
  backToMatch: 'Zpět k partii',
  ownPage: 'Na samostatné stránce',
  untranslated: 'Tato pravidla ještě nejsou celá přeložená. Zbytek je v angličtině.',
  unwritten: 'Pravidla této hry ještě nejsou sepsaná. Stůl nabízí jen to, co dovolují.',
};
