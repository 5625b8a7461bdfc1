/** Preview of a match on home's cards. */
import type { StoredMatch } from '../../../match/library.ts';
import { MiniBoard } from '../MiniBoard.tsx';
import { SHOWN_POSITION } from './RiftArt.tsx';

export const Emblem = () => (
  <div className="rift-emblem">
    <MiniBoard position={SHOWN_POSITION} />
  </div>
);

export const Thumbnail = ({ match: { setup, position } }: { readonly match: StoredMatch }) => (
  <MiniBoard position={position} camp={setup.options.camp === 'outer' ? 'outer' : 'inset'} />
);
