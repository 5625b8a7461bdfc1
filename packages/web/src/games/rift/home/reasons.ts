import { fill, type Language } from '@tessera/engine';
import { loadRiftReasons, loadRiftText } from '@tessera/games/rift';

/** Sentences that name the side which lost, keyed by the reason and the seat that won: "capture 0". */
export async function reasonsIn(language: Language): Promise<Readonly<Record<string, string>>> {
  const [{ reasons }, { colours }] = await Promise.all([loadRiftReasons(language), loadRiftText(language)]);
  const told = Object.entries(reasons).flatMap(([reason, sentence]) =>
    colours.map((_, winner) => [`${reason} ${winner}`, fill(sentence, { loser: colours[1 - winner] ?? '' })]),
  );
  return Object.fromEntries(told);
}
