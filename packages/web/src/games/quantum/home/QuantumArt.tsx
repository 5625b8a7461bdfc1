/** Fleets around a few planets; the style sheet lets them move a little when the tile comes alive. */
import './art.css';
import { Picture } from '../../../ui/render/Picture.tsx';
import art from './art.svg?no-inline';

export const QuantumArt = () => <Picture src={art} />;
