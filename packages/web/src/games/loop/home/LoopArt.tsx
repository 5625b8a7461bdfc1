/** Animated tile: the ring of eras around the Machine. */
import './art.css';
import { Picture } from '../../../ui/render/Picture.tsx';
import art from './art.svg?no-inline';

export const LoopArt = () => <Picture src={art} />;
