/** Counters beside the prompt: limits that end the game, and what would then decide. */
import { catalogue, type Language } from '@tessera/engine';
import { type Colour, limitsOf, type RiftText, type RiftView, type Standing } from '@tessera/games/rift';
import type { Counter } from '../../../table/PromptBand.tsx';
import { fill, plural, type Words } from '../../../text/index.ts';
import type { en } from './words/en.ts';

export type LimitWords = Words<typeof en>;

export const loadWords = catalogue<LimitWords>(language => import(`./words/${language}.ts`));

/** `you`: the colour of a person who plays a bot; among people the sides are named. */
export type Count = (view: RiftView, rift: RiftText, you: Colour | undefined) => readonly Counter[];

export const loadCount = async (language: Language): Promise<Count> =>
  countIn(await loadWords(language), language);

/** Number of last moves before a limit that are urgent. */
const URGENT = 10;

const countIn = (words: LimitWords, language: Language): Count => {
  const closing = ({ closed, count }: { readonly closed: number; readonly count: number }): Counter => {
    const params = { closed, next: closed + 1 };
    return {
      text: fill(plural(language, closed === 0 ? words.closing : words.closed, count), params),
      short: fill(plural(language, words.closingShort, count), params),
      isHigh: closed > 0 || count <= URGENT / 2,
      isAloud: count === URGENT || count <= 2,
    };
  };
  return (view, rift, you) => {
    const limits = limitsOf(view).map((limit): Counter => {
      if (limit.kind === 'closing') return closing(limit);
      const winner = rift.colours[limit.winner];
      if (limit.kind === 'bare' || limit.kind === 'endgame')
        return { text: fill(words[limit.kind], { winner }) };
      const { kind, count, last } = limit;
      const params = { count, last, standing: standingWords(words, limit, winner, you) };
      const isHigh = last - count <= URGENT;
      return {
        text: fill(words[kind], params),
        short: fill(kind === 'stall' ? words.stallShort : words.repetition, params),
        isHigh,
        isAloud: isHigh || count % URGENT === 0,
      };
    });
    const isSeen = view.repeats > 1 && view.options.repetition === 'forbidden' && view.decision !== 'ended';
    const seen = { text: words.seen, short: words.seenShort, isAloud: true };
    return isSeen ? [...limits, seen] : limits;
  };
};

function standingWords(
  { yours, theirs }: LimitWords,
  { by, counts, winner }: Standing,
  side: string,
  you: Colour | undefined,
): string {
  const params = { winner: side, more: Math.max(...counts), less: Math.min(...counts) };
  return fill(you === undefined ? theirs[by] : yours[by][winner === you ? 0 : 1], params);
}
