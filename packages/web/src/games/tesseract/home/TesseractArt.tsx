/** The cube of 64 dice on its turntable; the style sheet highlights removable dice while the tile is animated. */
import './art.css';
import { Picture } from '../../../ui/render/Picture.tsx';
import art from './art.svg?no-inline';

export const TesseractArt = () => <Picture src={art} />;
