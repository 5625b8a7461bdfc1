/** Address of the daily challenge. */
export const DAILY_PATH = '/daily';
export const dailyPath = (game: string): string => `${DAILY_PATH}/${game}`;
