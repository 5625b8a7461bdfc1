/** The game so far in notation, and the way back through it. */
import type { RiftView } from '@tessera/games/rift';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../../app/Icon.tsx';
import type { MatchSnapshot } from '../../match/client.ts';
import type { LogLine } from '../../table/log.ts';
import { Scrubber } from '../../table/Scrubber.tsx';
import type { Log } from '../../table/useLog.ts';
import type { LookBack } from '../../table/useLookBack.ts';
import { fill, plural } from '../../text/index.ts';
import { type ListedMove, type MoveRow, moveTable, setupRows } from './rows.ts';
import { useText } from './text/index.ts';

interface MovesProps {
  readonly snapshot: MatchSnapshot<RiftView>;
  readonly back: LookBack<RiftView>;
  readonly log: Log;
  onCopy(): void;
}

export function MovesPanel({ snapshot, back, log, onCopy }: MovesProps) {
  const { table, language } = useText();
  const { moves, setup, view } = snapshot;
  const listed = useMemo(
    () => moveTable(moves, view.starter, setup.position),
    [moves, view.starter, setup.position],
  );
  const shown = back.count ?? moves.length;
  const isSetup = listed.rows.length === 0 && view.decision.startsWith('setup');
  const rows = isSetup ? setupRows(listed.setup) : listed.rows;

  return (
    <>
      <h2>
        {table.moves}
        <small>{plural(language, table.plies, moves.length)}</small>
      </h2>
      {!isSetup && <SetupLine setup={listed.setup} back={back} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard. */}
      <ol className="rt-moves" tabIndex={0} aria-label={table.moves}>
        {rows.map(row => (
          <Row key={row.number} row={row} shown={shown} onShow={back.show} />
        ))}
        {moves.length === 0 && <li className="tb-sub">{table.movesEmpty}</li>}
      </ol>
      <Told lines={log.lines.filter(({ count }) => count === shown)} />
      <Scrubber back={back} all={moves.length} marks={log.marks}>
        <button type="button" aria-label={table.copy} title={table.copy} onClick={onCopy}>
          <Icon name="copy" />
        </button>
      </Scrubber>
    </>
  );
}

function SetupLine({
  setup,
  back,
}: {
  readonly setup: readonly ListedMove[];
  readonly back: LookBack<RiftView>;
}) {
  const { table } = useText();
  const [first, last] = [setup[0], setup.at(-1)];
  if (!first || !last) return null;
  const words = fill(table.setUpLine, { count: setup.length, first: first.move, last: last.move });
  return (
    <button type="button" className="rt-setup-line" onClick={() => back.show(last.count)}>
      {words}
    </button>
  );
}

interface RowProps {
  readonly row: MoveRow;
  readonly shown: number;
  onShow(count: number): void;
}

function Row({ row, shown, onShow }: RowProps) {
  return (
    <li>
      <i>{row.number}</i>
      {row.first ? <Ply listed={row.first} shown={shown} onShow={onShow} /> : <span />}
      {row.second ? <Ply listed={row.second} shown={shown} onShow={onShow} /> : <span />}
    </li>
  );
}

interface PlyProps extends Omit<RowProps, 'row'> {
  readonly listed: ListedMove;
}

function Ply({ listed, shown, onShow }: PlyProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isShown = listed.count === shown;
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
      {listed.move}
    </button>
  );
}

/** The move on the board in words: the list is for who reads notation, this is for everybody. */
function Told({ lines }: { readonly lines: readonly LogLine[] }) {
  const { log } = useText().table;
  return (
    <div className="rt-told">
      {lines.toReversed().map(({ key, text, why, isDecisive }) => (
        <p key={key}>
          {text} {isDecisive && <strong>{log.decisive}</strong>} {why && <small>{why}</small>}
        </p>
      ))}
    </div>
  );
}
