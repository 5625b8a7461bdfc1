/** Addresses of analyses: their list, a shared one of a game, a stored one. */
export const analysisPath = (game?: string, id?: string): string =>
  ['/analysis', game, id && encodeURIComponent(id)].filter(Boolean).join('/');
