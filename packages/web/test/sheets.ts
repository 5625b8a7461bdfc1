/**
 * All style sheets of the client, imported as modules so that `vitest --changed` knows which tests read them.
 */
const found = import.meta.glob<string>('../src/**/*.css', { query: '?raw', import: 'default', eager: true });

export const SHEETS = Object.entries(found).map(([path, text]) => ({
  name: path.replace('../src/', ''),
  text,
}));
