/** Sabotage tile: its trigger, surrounded by its place; face down, the Machine. */
import { MISSIONS, type Mission, type MissionRow } from '@tessera/games/loop';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import { DEED_SIGNS, GRID_SIGN, PLACE_SIGNS } from './outlines.ts';
import './pieces.css';

interface MissionMarkProps extends PieceProps {
  /** Undefined for a hidden mission. */
  readonly mission?: Mission | undefined;
}

const HIDDEN = 'M5 21V9l3-5.500h8L19 9v12zM8.200 21v-4h7.600v4M12 8a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';

export const MissionMark = memo(({ mission, ...placing }: MissionMarkProps) => {
  const row: MissionRow | undefined = mission === undefined ? undefined : MISSIONS[mission];
  return (
    <Drawing className={`l-piece l-mission ${row ? '' : 'is-hidden'}`} viewBox="0 0 24 24" {...placing}>
      <path
        className={`is-drawn is-${row?.where}`}
        d={row ? (row.isGrid ? GRID_SIGN : PLACE_SIGNS[row.where]) : HIDDEN}
      />
      {row && <path className="is-filled" d={DEED_SIGNS[row.trigger]} />}
    </Drawing>
  );
});
