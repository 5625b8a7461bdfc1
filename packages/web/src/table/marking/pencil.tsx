/** Draws the marks of players over any board. */
import { fill } from '@tessera/engine';
import type { PlayedMove } from '../../match/client.ts';
import type { Online, Pointed } from '../../match/remote/online.ts';
import { useLoadedWords } from '../../text/index.ts';
import { squareAt, squareOf } from '../squares.ts';
import { inkOf, type Mark, toggled } from './marks.ts';
import { createSheet, Drawn, type SpotOf } from './sheet.tsx';
import { loadWords, type MarkWords } from './words/index.ts';

export interface Pencil {
  /** Marks belong to a position, and reappear when that position is shown again. */
  show(moves: readonly PlayedMove[]): void;
  /** Follows a pointer pressed on a square until it is released. */
  draw(down: PointerEvent, released: Promise<PointerEvent>): void;
  /** Draws a ring on the focused square, or an arrow to it from the last marked one. */
  mark(isArrow: boolean): void;
  /** Shows another player's mark for a moment. */
  point(pointed: Pointed): void;
  /** Removes all marks of the board on screen. */
  clear(): void;
}

const POINTED_MS = 4000;

export function createPencil(online?: Online): Pencil {
  const sheets = new Map<string, readonly Mark[]>();
  let moment = '';
  let sketch: Mark | undefined;
  let last: Mark | undefined;
  let pointed: readonly Mark[] = [];

  const marks = (): readonly Mark[] => sheets.get(moment) ?? [];
  const put = (mark: Mark): void => {
    last = mark;
    sheets.set(moment, toggled(marks(), mark));
    paint();
    if (marks().includes(mark)) online?.point(String(mark.from), String(mark.to));
  };
  const { paint } = createSheet(spotOf => {
    const drawn = [...marks(), ...(sketch ? [sketch] : []), ...pointed];
    const isGone = last !== undefined && !marks().includes(last);
    return <Marks marks={drawn} spotOf={spotOf} last={last} isGone={isGone} nameOf={nameOf} />;
  });
  /** Accessible name of a square, wherever it is given: in the grid or by its content. */
  const nameOf = (square: number): string => {
    const cell = `[data-square="${square}"]`;
    return document.querySelector(`${cell}[aria-label], ${cell} [aria-label]`)?.ariaLabel ?? '';
  };

  return {
    show(moves) {
      const next = moves.map(({ move }) => move).join(' ');
      if (next !== moment) last = undefined;
      moment = next;
      paint();
    },
    draw(down, released) {
      const from = squareOf(down.target);
      if (from === undefined) return;
      const ink = inkOf(down);
      const following = new AbortController();
      const to = ({ clientX, clientY }: PointerEvent): number | undefined => squareAt(clientX, clientY);
      const moved = (event: PointerEvent): void => {
        event.stopPropagation(); // prevents drag and drop meanwhile
        sketch = { from, to: to(event) ?? from, ink };
        paint();
      };
      addEventListener('pointermove', moved, { capture: true, signal: following.signal });
      sketch = { from, to: from, ink };
      paint();
      void released.then(up => {
        following.abort();
        sketch = undefined;
        const goal = up.type === 'pointerup' ? to(up) : undefined;
        if (goal === undefined) paint();
        else put({ from, to: goal, ink });
      });
    },
    mark(isArrow) {
      const to = squareOf(document.activeElement);
      if (to !== undefined) put({ from: (isArrow ? last?.to : undefined) ?? to, to, ink: 'plain' });
    },
    async point({ name, seat, from, to = from }) {
      const { isWelcome } = await import('../online/manners.ts');
      if (seat === online?.table()?.view.you || !isWelcome(name)) return;
      const mark: Mark = { from: Number(from), to: Number(to), ink: 'theirs', name };
      pointed = [...pointed, mark];
      paint();
      setTimeout(() => {
        pointed = pointed.filter(one => one !== mark);
        paint();
      }, POINTED_MS);
    },
    clear() {
      sheets.delete(moment);
      last = undefined;
      paint();
    },
  };
}

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly last: Mark | undefined;
  readonly isGone: boolean;
  readonly spotOf: SpotOf;
  nameOf(square: number): string;
}

function Marks({ marks, spotOf, last, isGone, nameOf }: MarksProps) {
  const words = useLoadedWords(loadWords);
  return (
    <>
      <svg aria-hidden="true">
        {marks.map(mark => (
          <Drawn
            key={`${mark.from} ${mark.to}`}
            ink={mark.ink}
            name={mark.name}
            from={spotOf(mark.from)}
            to={spotOf(mark.to)}
          />
        ))}
      </svg>
      <p className="only-read" role="status">
        {words && last && said(last, isGone, words, nameOf)}
      </p>
    </>
  );
}

function said(
  { from, to }: Mark,
  isGone: boolean,
  words: MarkWords,
  nameOf: (square: number) => string,
): string {
  const sentence = isGone ? words.gone : from === to ? words.ring : words.arrow;
  return fill(sentence, { from: nameOf(from), to: nameOf(to) });
}
