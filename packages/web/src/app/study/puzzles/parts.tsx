/** Small parts that the puzzle pages share. */
import type { Puzzle } from '@tessera/bots/puzzles/sets';
import { gameById } from '../../../games/index.ts';
import type { StoredMatch } from '../../../match/library.ts';
import { fill } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useGlance } from '../../home/useGlance.ts';
import { pipsOf } from './goal.ts';
import type { Attempt } from './record.ts';
import type { PuzzleWords } from './words/index.ts';

/** The position in small. */
export function Picture({ puzzle }: { readonly puzzle: Puzzle }) {
  const { id, game, options, position, seat, seats } = puzzle;
  const glance = useGlance(gameById(game));
  const holder = { kind: 'you', name: '' } as const;
  const match: StoredMatch = {
    setup: { id, game, title: '', seats: Array.from({ length: seats }, () => holder), options, seed: '' },
    position,
    isBegun: true,
    moves: 0,
    toAct: seat,
    updated: 0,
    isYours: true,
    outcome: null,
  };
  return (
    <div className="puzzle-picture" data-game={game}>
      {glance && <glance.Thumbnail match={match} />}
    </div>
  );
}

const PIPS = [1, 2, 3, 4, 5];

export function Pips({ puzzle, words }: { readonly puzzle: Puzzle; readonly words: PuzzleWords }) {
  const count = pipsOf(puzzle);
  return (
    <span className="puzzle-pips" role="img" aria-label={fill(words.level, { count })}>
      {PIPS.map(pip => (
        <i key={pip} className={pip <= count ? 'is-on' : ''} />
      ))}
    </span>
  );
}

/** A sign and a word: solved, or missed. */
export function Mark({
  attempt,
  words,
}: {
  readonly attempt: Pick<Attempt, 'isSolved'>;
  readonly words: PuzzleWords;
}) {
  const { isSolved } = attempt;
  return (
    <span className={`puzzle-mark ${isSolved ? 'is-solved' : 'is-missed'}`}>
      <Icon name={isSolved ? 'check' : 'close'} size={14} />
      {isSolved ? words.done : words.missed}
    </span>
  );
}

/** "1 min 52 s", in the reader's language. */
export function timeText(language: string, ms: number): string {
  const seconds = Math.round(ms / 1000);
  const unit = (value: number, name: string): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  if (seconds < 60) return unit(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${unit(minutes, 'minute')} ${unit(seconds % 60, 'second')}`
    : unit(Math.round(minutes / 60), 'hour');
}
