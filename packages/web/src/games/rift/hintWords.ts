/** What a hint proposes, in words. */
import { parseAction, whyOf } from '@tessera/games/rift';
import type { Advice } from '../../match/client.ts';
import type { Hint } from '../../table/HintLine.tsx';
import type { Scene } from './scene.ts';
import type { Text } from './text/index.ts';
import { deedWords } from './words.ts';

export const hintOf = (text: Text, scene: Scene, answer: string, { reasons }: Advice): Hint => ({
  deed: deedWords(text, scene, parseAction(answer)),
  why: reasons.map(({ key, params }) => whyOf(text.rift, key, params)),
});
