/** The board of a real game; the style sheet plays one capture while the tile is animated. */
import '../board.css';
import './art.css';
import { Picture } from '../../../ui/render/Picture.tsx';
import art from './art.svg?no-inline';

const Board = () => (
  <div className="rift-board mini">
    <Picture src={art} />
  </div>
);

export const RiftArt = () => (
  <div className="rift-art">
    <div className="rift-tilt">
      <Board />
    </div>
  </div>
);

export const Emblem = () => (
  <div className="rift-emblem">
    <Board />
  </div>
);
