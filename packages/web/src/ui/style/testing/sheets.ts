/** Every style sheet of the client, for tests: as modules, so that `vitest --changed` knows which tests read them. */
const found = import.meta.glob<string>('../../../**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const SHEETS = Object.entries(found).map(([path, text]) => ({
  name: path.replace('../../../', ''),
  text,
}));
