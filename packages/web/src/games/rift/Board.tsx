/** The rift board: draws what it is given and says which crossing was meant. It knows no rule. */
import { SIZE } from '@tessera/games/rift';
import type { RefObject, TargetedPointerEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { upTo } from '../../render/upTo.ts';
import { Grid, type Pointing } from '../../table/Grid.tsx';
import { BoardPicture, type PictureProps } from './BoardPicture.tsx';
import { focusAfter, squareOnScreen } from './geometry.ts';

interface BoardProps extends PictureProps {
  readonly name: string;
  /** The lifted piece is only looked at: its marks are muted. */
  readonly isLook: boolean;
  readonly focus: number;
  /** What each crossing holds and offers, in words, by index. */
  readonly labels: readonly string[];
  readonly magnets: readonly number[];
  readonly root: RefObject<HTMLDivElement | null>;
  onPress(square: number, by: Pointing): void;
  onHover(square: number | undefined): void;
  onFocus(square: number): void;
  onGrab(square: number, event: TargetedPointerEvent<HTMLElement>): void;
}

const LINES = upTo(SIZE);

export function Board(props: BoardProps) {
  const { flipped, lifted, isLook, root } = props;
  const rows = useMemo(
    () => LINES.map(row => LINES.map(column => squareOnScreen(column, row, flipped))),
    [flipped],
  );
  return (
    <div className={isLook ? 'rift-board is-look' : 'rift-board'} ref={root}>
      <BoardPicture {...props} />
      <Grid
        className="cells"
        name={props.name}
        rows={rows}
        labels={props.labels}
        focus={props.focus}
        selected={lifted}
        magnets={props.magnets}
        after={(key, square) => focusAfter(key, square, flipped)}
        onPress={props.onPress}
        onHover={props.onHover}
        onFocus={props.onFocus}
        onGrab={props.onGrab}
      />
    </div>
  );
}
