/** How an answer may be packed, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Unpacked is nobody's first wish, and whatever a visitor does not forbid is allowed. */
const UNNAMED_IDENTITY = 0.0005;

/**
 * The encoding a visitor likes best of those there are (RFC 9110, 12.5.3); undefined is unpacked, which is also for
 * those who take nothing that we have. Weights go from 0, never, to 1; `*` is whatever is not named.
 */
export function chooseEncoding(
  accepted: string | undefined,
  there: readonly Encoding[],
): Encoding | undefined {
  const weights = parseWeights(accepted ?? '');
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const unpacked = weights.get('identity') ?? UNNAMED_IDENTITY;
  return there
    .filter(encoding => weightOf(encoding) > 0 && weightOf(encoding) >= unpacked)
    .sort((a, b) => weightOf(b) - weightOf(a) || ENCODINGS.indexOf(a) - ENCODINGS.indexOf(b))[0];
}

/** `gzip;q=0.5, br` as a table; a weight that is no number is never. */
function parseWeights(header: string): ReadonlyMap<string, number> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map(part => {
        const [name = '', ...parameters] = part.split(';').map(text => text.trim());
        const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? '1';
        return [name, Number.parseFloat(weight) || 0];
      }),
  );
}
