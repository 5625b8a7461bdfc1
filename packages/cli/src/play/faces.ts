import type { GameId } from '@tessera/games';
import type { Language } from '../words/index.ts';
import type { Face, FaceIn } from './face.ts';
import { riftFace } from './rift/face.ts';
import { tesseractFace } from './tesseract/face.ts';

const FACES: Readonly<Record<GameId, FaceIn>> = { rift: riftFace, tesseract: tesseractFace };

export const faceOf = (game: string, language: Language): Face => FACES[game as GameId](language);
