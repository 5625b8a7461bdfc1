/** A wrong answer with its refutation. */
import type { DeedOf, GameModel } from '../../../table/game.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lineWords, oddsWords } from './refuted.ts';
import type { Solver, Tried } from './solver.ts';
import type { PuzzleWords } from './words/index.ts';

export interface PanelProps {
  readonly model: GameModel<unknown>;
  readonly deedOf: DeedOf;
  readonly solver: Solver;
  readonly words: PuzzleWords;
}

type TriedProps = Pick<PanelProps, 'words' | 'deedOf'> & { readonly tried: Tried };

export function TriedLine({ tried, words, deedOf }: TriedProps) {
  return (
    <li className="is-worse">
      <Icon name="close" />
      <span>
        <b>{deedOf(tried.before, tried.answer)}</b>
        <small>
          {tried.kind === 'unproved'
            ? words.unproved
            : `${oddsWords(tried, words)} ${lineWords(tried, deedOf, words)}`}
        </small>
      </span>
    </li>
  );
}
