/** Move list in notation, with navigation to past boards. */
import { type Colour, letterOf, parseAction } from '@tessera/games/rift';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PartProps } from '../../table/game.ts';
import { Scrubber } from '../../table/Scrubber.tsx';
import { fill, plural } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { memo } from '../../ui/render/memo.ts';
import { PieceIcon } from './pieces.tsx';
import { type ListedMove, moveTable } from './rows.ts';
import { Told } from './Told.tsx';
import type { Model } from './useModel.ts';

export function MovesPanel({ model, deeds }: PartProps<Model>) {
  const { snapshot, back, log, signs } = model;
  const { table, language } = model.text;
  const { moves, setup, view } = snapshot;
  const listed = useMemo(() => moveTable(moves, view.starter, setup), [moves, view.starter, setup]);
  const shown = back.count ?? moves.length;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board has another row.
  useEffect(() => {
    const seek = () => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    seek();
    // A hint, a lesson or the result makes the list shorter.
    const watcher = new ResizeObserver(seek);
    if (list.current) watcher.observe(list.current);
    return () => watcher.disconnect();
  }, [shown, log.lines.length]);
  const colourOf = (move: ListedMove | undefined): Colour | undefined =>
    signs.figurines && move ? (moves[move.count - 1]?.seat === 1 ? 1 : 0) : undefined;
  return (
    <section className="tb-panel rt-panel rt-game">
      <h2>
        {table.moves}
        <small>{plural(language, table.plies, moves.length)}</small>
      </h2>
      <SetupLine model={model} setup={listed.setup} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard. */}
      <ol ref={list} className="rt-moves" tabIndex={0} aria-label={table.moves}>
        {listed.rows.map(({ number, first, second }) => (
          <Row
            key={number}
            number={number}
            first={first?.move}
            second={second?.move}
            count={first?.count ?? (second?.count ?? 0) - 1}
            firstOf={colourOf(first)}
            secondOf={colourOf(second)}
            shown={[first, second].find(move => move?.count === shown)?.count}
            onShow={back.show}
          />
        ))}
        {moves.length === 0 && <li className="tb-sub">{table.movesEmpty}</li>}
      </ol>
      <Told model={model} />
      <Scrubber back={back} all={moves.length} marks={log.marks}>
        <button type="button" aria-label={table.share} title={table.share} onClick={deeds.share}>
          <Icon name="copy" />
        </button>
      </Scrubber>
    </section>
  );
}

interface SetupProps {
  readonly model: Model;
  readonly setup: readonly ListedMove[];
}

function SetupLine({ model: { text, back }, setup }: SetupProps) {
  const [first, last] = [setup[0], setup.at(-1)];
  if (!first || !last) return null;
  return (
    <button type="button" className="rt-setup-line" onClick={() => back.show(last.count)}>
      {fill(text.table.setUpLine, { count: setup.length, first: first.move, last: last.move })}
    </button>
  );
}

interface RowProps {
  readonly number: number;
  readonly first: string | undefined;
  readonly second: string | undefined;
  /** Number of answers up to the first move. */
  readonly count: number;
  /** Number of answers of the board on screen, if it is one of this row. */
  readonly shown: number | undefined;
  /** Colours of the moves where pieces are drawn beside their letters. */
  readonly firstOf: Colour | undefined;
  readonly secondOf: Colour | undefined;
  onShow(count: number): void;
}

/** Rows without a change are not rendered again, however long the match is. */
const Row = memo(function Row(props: RowProps) {
  const { number, first, second, count, shown, firstOf, secondOf, onShow } = props;
  const ply = (move: string | undefined, at: number, colour: Colour | undefined) =>
    move ? (
      <Ply move={move} count={at} isShown={at === shown} onShow={onShow}>
        {colour !== undefined && <PieceIcon letter={letterOf(parseAction(move))} colour={colour} size={18} />}
      </Ply>
    ) : (
      <span />
    );
  return (
    <li>
      <i>{number}</i>
      {ply(first, count, firstOf)}
      {ply(second, count + 1, secondOf)}
    </li>
  );
});

interface PlyProps extends ListedMove, Pick<RowProps, 'onShow'> {
  readonly isShown: boolean;
  readonly children: ComponentChildren;
}

const Ply = ({ move, count, isShown, children, onShow }: PlyProps) => (
  <button
    type="button"
    className={move.includes('x') ? 'is-capture' : undefined}
    aria-current={isShown ? 'step' : undefined}
    onClick={() => onShow(count)}
  >
    {children}
    {move}
  </button>
);
