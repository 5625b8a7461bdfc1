/** Text of the rules reader, in English. */
export const en = {
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'A word or a clause, such as {clause}',
  found: { one: '{count} passage', other: '{count} passages' },
  nothing: 'The rules do not mention “{query}”.',
  play: 'Play {game}',
  noClause: 'There is no clause {clause}.',
  /** Accessible name of the footnote link behind a sentence of the guide. */
  exact: 'The exact rule',
  clauses: 'The exact rules',
  clausesLead: 'Clause by clause, for every question the page above leaves open.',
  inShort: 'In short:',
  backToMatch: 'Back to your match',
  ownPage: 'On a page of its own',
  /** Above rules of which a part is read in English, in another language. */
  untranslated: 'These rules have not been fully translated yet. The rest is in English.',
  /** Message for a game without rules documents. */
  unwritten: 'The rules of this game have not been written down yet. The table offers only what they allow.',
};
