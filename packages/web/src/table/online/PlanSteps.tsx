/** Steps of a plan in words, each with a button to remove it. */
import { useRef } from 'preact/hooks';
import { fill } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { DeedOf } from '../game.ts';
import { planWords } from './planWords.ts';
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
  const said = useRef(new Map<string, string>()).current;
  const board = now.heard.view.standing?.view;
  const deeds = planWords({ moves, befores, now: board, deedOf, said, unknown: words.unknown });
  return (
    <div className="tb-steps">
      <p>{words.trying}</p>
      <ol aria-label={words.steps}>
        {deeds.map((deed, i) => {
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
                className="icon-button"
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
