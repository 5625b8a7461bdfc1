/** Containment board, 4 rows by 6 columns, with progress and cards of the columns. */
import { COLOURS, type ColourName, type ColumnView, type CubeId, LAB_NAMES } from '@tessera/games/tesseract';
import { capitalised, fill, labelled, plural } from '../../../text/index.ts';
import { memo } from '../../../ui/render/memo.ts';
import { useSignal } from '../../../ui/render/signal.ts';
import { ColourMark, Sign } from '../signs.tsx';
import { AnswerButton } from './buttons.tsx';
import { CardName } from './CardName.tsx';
import { cardText, playName, useOf } from './cards.ts';
import { Die } from './Die.tsx';
import { colourName, cubeWords, kindLabel } from './names.ts';
import { Panel } from './Panel.tsx';
import { VALUES } from './primed.ts';
import type { PanelModel, PanelProps } from './props.ts';
import { setInView } from './sets.ts';
import './containment.css';

export const ContainmentPanel = memo(function ContainmentPanel({ model }: PanelProps) {
  const { containment } = model.words.panels;
  const count = model.view.board.filter(cube => cube !== null).length;
  return (
    <Panel
      className="tess-containment"
      title={containment.title}
      aside={<b className="tess-count">{fill(containment.count, { count })}</b>}
    >
      <ContainmentBoard model={model} />
      <ColumnCards model={model} />
    </Panel>
  );
});

/** Kinds that the set in view could bring to the board, the default one first. */
function useGoing(model: PanelModel): readonly string[] {
  const hovered = useSignal(model.hover, what => what);
  return setInView(model, hovered)?.goes.map(kindLabel) ?? [];
}

export function ContainmentBoard({ model }: PanelProps) {
  const open = useGoing(model);
  const { containment } = model.words.panels;
  return (
    // Explicit roles, since a grid layout removes the table semantics.
    <div className="tess-board" role="table" aria-label={containment.title}>
      <div role="row" className="tess-row">
        <span role="cell" />
        {VALUES.map(value => (
          <span key={value} role="columnheader">
            {value}
          </span>
        ))}
      </div>
      {COLOURS.map(colour => (
        <BoardRow key={colour} model={model} colour={colour} open={open} />
      ))}
      <div role="row" className="tess-row">
        <span role="cell" />
        {model.view.columns.map((column, i) => (
          <CardPlace key={VALUES[i] ?? i} model={model} column={column} number={i + 1} />
        ))}
      </div>
    </div>
  );
}

interface RowProps extends PanelProps {
  readonly colour: ColourName;
  readonly open: readonly string[];
}

function BoardRow({ model, colour, open }: RowProps) {
  const { view, words } = model;
  const row = 6 * COLOURS.indexOf(colour);
  const count = view.board.slice(row, row + 6).filter(cube => cube !== null).length;
  const name = capitalised(fill(words.panels.containment.row, { colour: colourName(words, colour), count }));
  return (
    <div role="row" className="tess-row">
      <span role="rowheader" className={`tess-progress${count === 6 ? ' is-full' : ''}`} title={name}>
        <span className="only-read">{name}</span>
        <ColourMark colour={colour} />
        <span aria-hidden="true">{count === 6 ? <Sign name="used" /> : `${count}/6`}</span>
      </span>
      {VALUES.map(value => (
        <Slot
          key={value}
          model={model}
          colour={colour}
          value={value}
          cube={view.board[row + value - 1] ?? null}
          going={goingAt(open, `${colour}${value}`)}
        />
      ))}
    </div>
  );
}

interface SlotProps extends PanelProps {
  readonly colour: ColourName;
  readonly value: number;
  /** The contained cube, or null. */
  readonly cube: CubeId | null;
  /** Preview: the selected set would or could fill it. */
  readonly going: 'would' | 'could' | undefined;
}

function goingAt(open: readonly string[], kind: string): SlotProps['going'] {
  if (open[0] === kind) return 'would';
  return open.includes(kind) ? 'could' : undefined;
}

function Slot({ model, colour, value, cube, going }: SlotProps) {
  const { containment } = model.words.panels;
  const isFilled = cube !== null;
  const words = isFilled ? containment.filled : going ? containment[going] : containment.empty;
  const label = capitalised(fill(words, { cube: cubeWords(model.words, { colour, value }) }));
  const target = `${LAB_NAMES[model.view.decision?.lab ?? 0]}:${colour}${value}`;
  const flags = [
    'tess-slot',
    going && `is-${going}`,
    isFilled && model.decided?.has(cube) && 'is-decided',
    model.hinted.has(`board:${colour}${value}`) && 'is-hinted',
  ];
  const face = isFilled ? (
    <Die colour={colour} value={value} />
  ) : (
    <ColourMark colour={colour} isHollow={!going} />
  );
  // Cells of a selected set are highlighted: a press selects the cube that goes, or confirms it.
  const isLit =
    going &&
    model.choosable.has(target) &&
    (model.pending?.goes || model.view.decision?.type === 'containCube');
  return (
    <span role="cell" className={flags.filter(Boolean).join(' ')} data-cube={cube ?? undefined}>
      {isLit ? (
        <button type="button" aria-label={label} onClick={() => model.press(target)}>
          {going === 'would' ? <Die colour={colour} value={value} /> : face}
        </button>
      ) : (
        <>
          <span className="only-read">{label}</span>
          {face}
        </>
      )}
    </span>
  );
}

interface CardPlaceProps extends PanelProps {
  readonly column: ColumnView;
  readonly number: number;
}

/** T-BONUS-1, T-BONUS-2: two cubes reveal, four unlock. */
const goalOf = ({ state }: ColumnView): number => (state === 'hidden' ? 2 : 4);

function CardPlace({ model, column, number }: CardPlaceProps) {
  const { language, panels } = model.words;
  const { containment } = panels;
  const { state, contained, card } = column;
  const name = card === null ? '' : `${cardText(model, card).name}, `;
  const status = fill(containment[state], { count: contained });
  const label = labelled(language, fill(containment.column, { column: number }), name + status);
  const isLive = state !== 'used' && state !== 'discarded';
  return (
    <span role="cell" className={`tess-place is-${state}`} title={label}>
      <span className="only-read">{label}</span>
      <Sign name={state} />
      {isLive && (
        <span aria-hidden="true">
          {contained}/{goalOf(column)}
        </span>
      )}
    </span>
  );
}

/** Unlocked cards first, then revealed ones by the number of missing cubes. */
export function knownColumns(
  columns: readonly ColumnView[],
): readonly { readonly column: ColumnView; readonly number: number }[] {
  const rank = ({ state }: ColumnView): number => (state === 'unlocked' ? 0 : 1);
  return columns
    .map((column, i) => ({ column, number: i + 1 }))
    .filter(({ column }) => column.state === 'unlocked' || column.state === 'revealed')
    .sort((a, b) => rank(a.column) - rank(b.column) || b.column.contained - a.column.contained);
}

function ColumnCards({ model }: PanelProps) {
  const known = knownColumns(model.view.columns);
  if (known.length === 0) return <p className="tess-note">{model.words.panels.containment.none}</p>;
  return (
    <ul className={`tess-cardlist${known.length > 3 ? ' is-long' : ''}`}>
      {known.map(({ column, number }) => (
        <ColumnCard key={number} model={model} column={column} number={number} />
      ))}
    </ul>
  );
}

function ColumnCard({ model, column, number }: CardPlaceProps) {
  const { words } = model;
  const { text } = cardText(model, column.card ?? '');
  // The last cube of all ends the game before its column is unlocked (T-END-1).
  const left = goalOf(column) - column.contained;
  const isHinted = model.hinted.has(`use ${number}`);
  return (
    <li className={`is-${column.state}${isHinted ? ' is-hinted' : ''}`}>
      <i aria-hidden="true">{number}</i>
      <span title={text}>
        <CardName model={model} card={column.card ?? ''} column={number} />{' '}
        <span className="tess-cardtext">{text}</span>
      </span>
      {column.state === 'unlocked' ? (
        <UseButton model={model} number={number} card={column.card ?? ''} />
      ) : (
        left > 0 && (
          <span className="tess-togo">{plural(words.language, words.panels.containment.toGo, left)}</span>
        )
      )}
    </li>
  );
}

function UseButton({ model, number, card }: PanelProps & { readonly number: number; readonly card: string }) {
  const { answer, isLegal, why } = useOf(model, number);
  if (model.view.phase === 'over') return null;
  if (!isLegal) return <span className="tess-togo">{why}</span>;
  return (
    <AnswerButton model={model} answer={answer} className="tess-use" aria-label={playName(model, card)}>
      {model.words.panels.containment.play}
    </AnswerButton>
  );
}
