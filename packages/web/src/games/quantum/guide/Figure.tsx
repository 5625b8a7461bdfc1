/** The pictures of the player's page, drawn by the parts of the table. They are only looked at: their captions speak. */
import { parseOptions } from '@tessera/engine';
import {
  FACTIONS,
  formatAnswer,
  geometryOf,
  NOBODY,
  QUANTUM_OPTIONS,
  type QuantumState,
  type QuantumView,
  quantum,
} from '@tessera/games/quantum';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Drawn, Picture } from '../board/Picture.tsx';
import { emptyHand } from '../hand.ts';
import { marksOf } from '../marks.ts';
import { offersOf } from '../offers.ts';
import { CombatDie } from '../pieces/CombatDie.tsx';
import { Ship } from '../pieces/Ship.tsx';
import { useWords } from '../words/index.ts';
import { FIGHT, type FigurePosition, POSITIONS } from './figures.ts';
import '../board/board.css';
import './figure.css';

export function Figure({ figure }: { readonly figure: string }) {
  return (
    <div className={`qt-figure is-${figure}`} inert aria-hidden="true">
      {DRAWINGS[figure as QuantumFigure]()}
    </div>
  );
}

const ship = (face: number) => () => <Ship faction="kepler" face={face} />;

const DRAWINGS = {
  board: () => <MapFigure position={POSITIONS.board} />,
  station: ship(1),
  flagship: ship(2),
  destroyer: ship(3),
  frigate: ship(4),
  interceptor: ship(5),
  scout: ship(6),
  reach: () => <MapFigure position={POSITIONS.reach} />,
  odds: () => <MapFigure position={POSITIONS.odds} />,
  fight: () => <Fight />,
  sum: () => <MapFigure position={POSITIONS.sum} />,
  over: () => <MapFigure position={POSITIONS.over} />,
} as const satisfies Readonly<Record<string, () => ComponentChildren>>;

export type QuantumFigure = keyof typeof DRAWINGS;

const [BLUE, RED] = FACTIONS;

const diceOf = (ships: string) =>
  ships
    .split(' ')
    .filter(Boolean)
    .map(text => {
      const [face, pos] = text.split('@');
      return { zone: 'map', face: Number(face), pos };
    });

/** The figure as the rules read it: blue's turn, with three actions. */
export function stateOf({ map, blue, red, cubes = {} }: FigurePosition): QuantumState {
  const planets = Object.entries(cubes).map(([id, owners]) => ({ id, cubes: [...owners] }));
  const seats = [blue, red].map(ships => ({ dice: diceOf(ships) }));
  const position = JSON.stringify({ map: { picture: map, planets }, seats });
  return quantum.notation.parsePosition(position, parseOptions(QUANTUM_OPTIONS, {}), 'lenient');
}

/** What the table would show of it, with a ship in hand. */
export function drawnOf(position: FigurePosition): Omit<Drawn, 'words'> {
  const state = stateOf(position);
  const view: QuantumView = quantum.view(state, 0);
  const legal = quantum.legalMoves(state, 0).map(answer => formatAnswer(state, answer));
  const offers = offersOf({ view, legal, lasting: {} });
  const [x = 0, y = 0] = position.selected?.split(',').map(Number) ?? [];
  const die = view.ships[geometryOf(view.map).squareAt(x, y) ?? -1] ?? NOBODY;
  const selected = position.selected === undefined ? undefined : die;
  const marks = marksOf(view, offers, emptyHand(0, offers, selected));
  const isPlain = selected === undefined;
  return {
    view,
    factions: FACTIONS,
    // Without a ship in hand nothing is lit: a picture offers nothing.
    marks: { ...marks, dice: new Set(), ...(isPlain && { planets: new Set() }) },
    selected,
    hovered: undefined,
    chosen: undefined,
  };
}

function MapFigure({ position }: { readonly position: FigurePosition }) {
  const words = useWords();
  const drawn = useMemo(() => drawnOf(position), [position]);
  return words ? (
    <div className="qb-board">
      <Picture model={{ ...drawn, words }} />
    </div>
  ) : null;
}

/** Ship plus die on either side: both make six, and a tie is the attacker's. */
const Fight = () => (
  <>
    <Side faction={BLUE} dice={FIGHT.attacker} />
    <span className="qt-figure-sign">=</span>
    <Side faction={RED} dice={FIGHT.defender} />
  </>
);

function Side({
  faction,
  dice,
}: {
  readonly faction: typeof BLUE | typeof RED;
  readonly dice: readonly [number, number];
}) {
  return (
    <span className="qt-figure-side">
      <Ship faction={faction} face={dice[0]} />
      <span className="qt-figure-sign">+</span>
      <CombatDie faction={faction} value={dice[1]} />
    </span>
  );
}
