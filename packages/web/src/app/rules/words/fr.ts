import type { ReaderWords } from './index.ts';

export const fr: ReaderWords = {
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  searchHint: 'Un mot ou une clause, par exemple {clause}',
  found: { one: '{count} passage', other: '{count} passages' },
  nothing: 'Les règles ne parlent pas de « {query} ».',
  play: 'Jouer à {game}',
  noClause: 'La clause {clause} n’existe pas.',
  exact: 'La règle exacte',
  clauses: 'Les règles exactes',
  clausesLead: 'Clause par clause, pour toute question que la page ci-dessus laisse ouverte.',
  inShort: 'En bref :',
  backToMatch: 'Revenir à votre partie',
  ownPage: 'Sur une page à part',
  untranslated: 'Ces règles ne sont pas encore entièrement traduites. Le reste est en anglais.',
  unwritten:
    'Les règles de ce jeu ne sont pas encore rédigées. La table ne propose que ce qu’elles permettent.',
};
