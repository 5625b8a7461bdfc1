/** What the rules reader says around the rules, in English. */
export const en = {
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'A word or a clause, such as {clause}',
  found: { one: '{count} passage', other: '{count} passages' },
  nothing: 'Nothing in the rules says “{query}”.',
  play: 'Play {game}',
  noClause: 'There is no clause {clause}.',
  /** The mark behind a sentence of the player's page. */
  exact: 'The exact rule',
  clauses: 'The exact rules',
  clausesLead: 'Clause by clause, for every question that the page above leaves open.',
  inShort: 'In short:',
  backToMatch: 'Back to your match',
  ownPage: 'On a page of its own',
  /** In place of both layers. */
  unwritten: 'The rules of this game are not written down yet. The table offers only what they allow.',
};
