/** A plan in words, step by step; each can be taken out of it. */
import { useRef } from 'preact/hooks';
import { Icon } from '../../app/Icon.tsx';
import { capitalised, fill } from '../../text/index.ts';
import type { DeedOf } from '../game.ts';
import type { OnlineNow } from './useOnline.ts';
import type { TalkWords } from './words/index.ts';

interface StepsProps {
  readonly moves: readonly string[];
  readonly words: TalkWords['plan'];
  readonly now: OnlineNow;
  readonly deedOf: DeedOf;
  onChange(moves: readonly string[]): void;
}

export function PlanSteps({ moves, words, now, deedOf, onChange }: StepsProps) {
  const { befores = [] } = now.online.triedPlan() ?? {};
  // What cannot be given any more is called as it was while it could.
  const said = useRef(new Map<string, string>()).current;
  for (const [i, view] of befores.entries()) {
    const move = moves[i];
    if (move !== undefined) said.set(move, capitalised(deedOf(view, move)));
  }
  return (
    <div className="tb-steps">
      <p>{words.trying}</p>
      <ol aria-label={words.steps}>
        {moves.map((move, i) => {
          const deed = said.get(move) ?? move;
          const isLost = i >= befores.length;
          const remove = fill(words.remove, { deed });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same answer may be given twice.
            <li key={i} className={isLost ? 'is-lost' : undefined}>
              <span aria-hidden="true">{i + 1}</span>
              <p>
                {deed}
                {isLost && <small> {words.gone}</small>}
              </p>
              <button
                type="button"
                title={remove}
                aria-label={remove}
                onClick={() => onChange(moves.toSpliced(i, 1))}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
