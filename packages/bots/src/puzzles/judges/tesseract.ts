import { tesseract } from '@tessera/games/tesseract';
import { tesseractTask } from '../tesseractTask.ts';
import { byTask } from './judging.ts';

export const judging = byTask(tesseract, tesseractTask);
