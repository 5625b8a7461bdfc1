/** Content encodings, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Weight of `identity` unless the header names it: acceptable, never preferred. */
const UNNAMED_IDENTITY = 0.0005;

/**
 * Content negotiation (RFC 9110, 12.5.3): the best available encoding by weight. Undefined is identity, also for
 * clients that accept nothing available. Weights go from 0, never, to 1; `*` is every encoding not named.
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

/** Parses `gzip;q=0.5, br`; an invalid weight is 0. */
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
