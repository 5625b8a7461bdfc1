/** Fills lines of 80 columns. */
export function columns(words: readonly string[]): string[] {
  const width = Math.max(...words.map(word => word.length)) + 2;
  const perLine = Math.max(1, Math.floor(80 / width));
  return Array.from({ length: Math.ceil(words.length / perLine) }, (_, i) =>
    words
      .slice(i * perLine, (i + 1) * perLine)
      .map(word => word.padEnd(width))
      .join('')
      .trimEnd(),
  );
}
