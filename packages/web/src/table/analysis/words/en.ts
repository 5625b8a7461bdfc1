/** Words of the way to the analysis board. */
export const en = {
  people:
    'No analysis while you play against people: engine help would be cheating. It opens when the match is over.',
  rated: 'No analysis during a rated match: engine help would be cheating. It opens when the match is over.',
  failed: 'This match could not be opened for analysis.',
  analyse: 'Analyse',
} as const;
