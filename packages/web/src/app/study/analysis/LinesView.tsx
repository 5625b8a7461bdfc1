/** Best lines of the engine, each with its chance and an arrow on the board; a press plays it. */
import { useEffect, useState } from 'preact/hooks';
import type { Advice, RankedAnswer } from '../../../match/client.ts';
import { chanceWords } from '../../../table/chanceWords.ts';
import { fill } from '../../../text/index.ts';
import { useStore } from '../../../ui/render/useStore.ts';
import type { PartProps } from './BoardPanel.tsx';
import { useArrows } from './useArrows.tsx';

const LINES = [0, 1, 2] as const;

type Line = Pick<RankedAnswer, 'answer'> & { readonly chance?: number; readonly line: readonly string[] };

/** Lines of an advice, best first; a search that compares nothing has one. */
function linesOf(advice: Advice | undefined): readonly Line[] {
  if (!advice) return [];
  const { line, chance, ranked } = advice;
  const [answer] = line;
  if (ranked) return ranked.slice(0, LINES.length).map(one => ({ ...one, line: one.line ?? [one.answer] }));
  return answer === undefined ? [] : [{ answer, line, ...(chance !== undefined && { chance }) }];
}

/** Answers as players read them: notation, or words as soon as the positions between them are known. */
function useDeeds(lines: readonly Line[], { board, told, deedOf, state }: PartProps) {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const keyOf = ({ line }: Line): string => `${state.at} ${line.join(';')}`;
  const wanted = told.isTerse ? '' : lines.map(keyOf).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other set of lines.
  useEffect(() => {
    if (wanted === '') return undefined;
    let isWanted = true;
    const read = async (one: Line) => {
      const views = await board.viewsOf(one.line);
      return [keyOf(one), views.map((view, i) => deedOf(view, one.line[i] ?? ''))] as const;
    };
    void Promise.all(lines.map(read)).then(found => isWanted && setKnown(new Map(found)));
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return (one: Line): readonly string[] => {
    if (told.isTerse) return one.line;
    return known.get(keyOf(one)) ?? [deedOf(state.reached.view, one.answer)];
  };
}

export function LinesView(props: PartProps) {
  const { board, told, words, model, state } = props;
  const { isOn, advice, phase } = useStore(board.engine.subscribe, board.engine.get);
  const { text } = model;
  const isOver = state.reached.seat === null;
  const legal = new Set(state.reached.legal);
  // Between two positions the engine still tells about the last one.
  const lines = isOver || !isOn ? [] : linesOf(advice).filter(({ answer }) => legal.has(answer));
  const deedsOf = useDeeds(lines, props);
  useArrows(lines.map(({ answer }) => told.arrowOf(state.reached.view, answer)));
  const chanceOf = ({ chance }: Line): string => (chance === undefined ? '' : chanceWords(text, chance));
  const [best] = lines;
  return (
    <section className={`an-engine ${told.isTerse ? '' : 'is-wordy'}`} aria-label={words.lines}>
      <div className="an-head">
        <label>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            checked={isOn}
            onChange={event => board.engine.switchTo(event.currentTarget.checked)}
          />
          {words.engine}
        </label>
        <small data-phase={phase}>{statusOf(props, advice, isOver, isOn)}</small>
        {isOn && !isOver && phase !== 'idle' && (
          <button
            type="button"
            className="tb-button is-small"
            onClick={() => (phase === 'rests' ? board.engine.goOn() : board.engine.stop())}
          >
            {phase === 'rests' ? words.longer : words.stop}
          </button>
        )}
      </div>
      <ol className="an-lines">
        {LINES.map(nth => {
          const line = lines[nth];
          return (
            <li key={nth} data-line={nth + 1}>
              {line && (
                <LineView
                  line={line}
                  chance={chanceOf(line)}
                  deeds={deedsOf(line)}
                  words={words}
                  onPlay={count => void board.play(line.line.slice(0, count))}
                />
              )}
            </li>
          );
        })}
      </ol>
      <p className="only-read" role="status">
        {phase === 'rests' && best ? `${deedsOf(best)[0]} ${chanceOf(best)}` : ''}
      </p>
    </section>
  );
}

function statusOf(
  { told, words, model }: PartProps,
  advice: Advice | undefined,
  isOver: boolean,
  isOn: boolean,
): string {
  if (isOver) return words.over;
  if (!isOn) return words.off;
  if (!advice) return words.thinking;
  const format = new Intl.NumberFormat(model.text.language, {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const nodes = format.format(advice.nodes);
  return told.isTerse ? fill(words.depth, { depth: advice.depth, nodes }) : fill(words.nodes, { nodes });
}

interface LineProps extends Pick<PartProps, 'words'> {
  readonly line: Line;
  readonly chance: string;
  readonly deeds: readonly string[];
  /** Plays so many answers of the line. */
  onPlay(count: number): void;
}

function LineView({ chance, deeds, words, onPlay }: LineProps) {
  const [first = '', ...rest] = deeds;
  return (
    <>
      <button
        type="button"
        className="an-first"
        title={fill(words.playOne, { deed: first, chance })}
        onClick={() => onPlay(1)}
      >
        <b>{chance}</b>
        <span>{first}</span>
      </button>
      <span className="an-rest">
        {rest.map((deed, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may repeat an answer.
            key={i}
            type="button"
            aria-label={fill(words.playUpTo, { deed })}
            onClick={() => onPlay(i + 2)}
          >
            {deed}
          </button>
        ))}
      </span>
    </>
  );
}
