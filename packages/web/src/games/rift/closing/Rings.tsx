/** Rings of the board that are closed to Tesseracts, and the one that closes next (R-END-13). */
import { CLOSING_NOTICE, closedRings, pliesToClose, type RiftView } from '@tessera/games/rift';
import { EXTENT, MARGIN, PITCH } from '../geometry.ts';
import './closing.css';

/** The band between two rings, as the `d` of a path with a hole. */
function band(from: number, to: number): string {
  const square = (ring: number): string => {
    // The outermost edge leaves the coordinates free.
    const start = MARGIN + PITCH * (ring === 0 ? -0.36 : ring - 0.5);
    return `M${start} ${start}h${EXTENT - 2 * start}v${EXTENT - 2 * start}H${start}z`;
  };
  return square(from) + square(to);
}

export default function Rings({ view: { options, quiet } }: { readonly view: RiftView }) {
  const closed = closedRings(options, quiet);
  const isNext = pliesToClose(quiet) <= CLOSING_NOTICE;
  if (closed === 0 && !isNext) return null;
  return (
    <svg className="rings" viewBox={`0 0 ${EXTENT} ${EXTENT}`} aria-hidden="true">
      <pattern
        id="rift-shut"
        width="26"
        height="26"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className="hatch" width="9" height="26" />
      </pattern>
      {closed > 0 && <path className="shut" d={band(0, closed)} />}
      {closed > 0 && <path className="hatched" d={band(0, closed)} fill="url(#rift-shut)" />}
      {isNext && <path className="next" d={band(closed, closed + 1)} />}
    </svg>
  );
}
