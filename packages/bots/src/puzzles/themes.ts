/** Themes: what a solution is about, read from its answers. */
import type { Puzzle, PuzzleGame } from './types.ts';

/** Words of answers by theme. */
const WORDS: Readonly<Record<PuzzleGame, readonly (readonly [theme: Theme, word: RegExp])[]>> = {
  rift: [
    ['drop', /^[A-Z]?@/],
    ['capture', /x/],
  ],
  tesseract: [
    ['remove', /^remove/],
    ['adjust', /^adjust/],
    ['transfer', /^transfer/],
    ['specialize', /^specialize/],
    ['card', /^(play|use|study)/],
    ['double', /^contain/],
  ],
  quantum: [
    ['walk', /^move/],
    ['warp', /^warp/],
    ['transport', /^transport/],
    ['maneuver', /maneuver/],
    ['modify', /^modify/],
    ['roll', /^(reconfigure|scout)/],
    ['fight', /^(attack|strike)/],
    ['deploy', /^deploy/],
    ['card', /^(flexible|nomadic|resourceful|tyrannical|cerebral)|(curious|tactical|cunning)$/],
  ],
  loop: [
    ['card', /^useCard/],
    ['again', /^loop/],
    ['walk', /^(move|freeMove)/],
    ['power', /^power/],
    ['clones', /^C-/],
    ['claim', /^claim/],
  ],
};

export const THEMES = [
  'drop',
  'capture',
  'quiet',
  'remove',
  'adjust',
  'transfer',
  'specialize',
  'card',
  'double',
  'warp',
  'transport',
  'maneuver',
  'modify',
  'roll',
  'fight',
  'deploy',
  'again',
  'walk',
  'power',
  'clones',
  'claim',
  'odds',
  'long',
] as const;
export type Theme = (typeof THEMES)[number];

/** Answers of a long solution. */
const LONG = 5;

export function themesOf({
  game,
  solution,
  odds: [good, of],
}: Pick<Puzzle, 'game' | 'solution' | 'odds'>): readonly Theme[] {
  const found = WORDS[game].filter(([, word]) => solution.some(answer => word.test(answer)));
  const themes = found.map(([theme]) => theme);
  if (game === 'rift' && !/x|@/.test(solution[0] ?? '')) themes.push('quiet');
  if (good < of) themes.push('odds');
  if (solution.length >= LONG) themes.push('long');
  return themes;
}
