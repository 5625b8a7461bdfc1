/** The ring of eras around the Machine; the style sheet lets it turn a little when the tile comes alive. */
import './art.css';
import { Picture } from '../../../ui/render/Picture.tsx';
import art from './art.svg?no-inline';

export const LoopArt = () => <Picture src={art} />;
