/** Move list in notation, with navigation to past boards. */
import { letterOf, parseAction } from '@tessera/games/rift';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PartProps } from '../../table/game.ts';
import { Scrubber } from '../../table/Scrubber.tsx';
import { fill, plural } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PieceIcon } from './pieces.tsx';
import { type ListedMove, moveTable } from './rows.ts';
import { Told } from './Told.tsx';
import type { Model } from './useModel.ts';

export function MovesPanel({ model, deeds }: PartProps<Model>) {
  const { snapshot, back, log, looks } = model;
  const { table, language } = model.text;
  const { moves, setup, view } = snapshot;
  const listed = useMemo(() => moveTable(moves, view.starter, setup), [moves, view.starter, setup]);
  const shown = back.count ?? moves.length;
  const ply = (move: ListedMove | undefined) =>
    move ? (
      <Ply listed={move} isShown={move.count === shown} onShow={back.show}>
        {looks.figurines && (
          <PieceIcon
            letter={letterOf(parseAction(move.move))}
            colour={moves[move.count - 1]?.seat === 1 ? 1 : 0}
            size={18}
          />
        )}
      </Ply>
    ) : (
      <span />
    );
  return (
    <section className="tb-panel rt-panel rt-game">
      <h2>
        {table.moves}
        <small>{plural(language, table.plies, moves.length)}</small>
      </h2>
      <SetupLine model={model} setup={listed.setup} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard. */}
      <ol className="rt-moves" tabIndex={0} aria-label={table.moves}>
        {listed.rows.map(({ number, first, second }) => (
          <li key={number}>
            <i>{number}</i>
            {ply(first)}
            {ply(second)}
          </li>
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

interface PlyProps {
  readonly listed: ListedMove;
  readonly isShown: boolean;
  readonly children: ComponentChildren;
  onShow(count: number): void;
}

function Ply({ listed, isShown, children, onShow }: PlyProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <button
      ref={button}
      type="button"
      className={listed.move.includes('x') ? 'is-capture' : undefined}
      aria-current={isShown ? 'step' : undefined}
      onClick={() => onShow(listed.count)}
    >
      {children}
      {listed.move}
    </button>
  );
}
