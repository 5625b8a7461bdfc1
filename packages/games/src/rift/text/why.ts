/** A bot's reason in words. */
import { fill, type Params } from '@tessera/engine';
import type { RiftText } from './index.ts';

/** Pieces are given as letters. Empty for a reason that is unknown to this version. */
export function whyOf({ whys, pieces }: RiftText, key: string, params: Params): string {
  // Stars are the only pawns of which a side has two.
  const isTwins = key === 'forks' && params.piece === params.other;
  const sentence = (whys as Readonly<Record<string, string>>)[isTwins ? 'forksStars' : key];
  if (sentence === undefined) return '';
  const named = Object.entries(params).map(([name, value]) => [
    name,
    pieces[value as keyof typeof pieces] ?? value,
  ]);
  return fill(sentence, Object.fromEntries(named));
}
