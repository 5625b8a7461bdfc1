/** Words for dimensions and their values. */

/** `extraPrimed` as `extra primed`. */
export const dimensionWord = (name: string): string =>
  name === 'seats'
    ? 'players'
    : name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** A value beside others of its dimension. */
export function valueWord(name: string, value: string, isLong = false): string {
  if (name === 'seat') return isLong ? `seat ${value}` : value;
  if (name !== 'seats') return value;
  return value === '1' ? 'solo' : isLong ? `${value} players` : value;
}
