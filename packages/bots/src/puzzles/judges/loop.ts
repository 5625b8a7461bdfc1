import { loop } from '@tessera/games/loop';
import { loopTask } from '../loopTask.ts';
import { byTask } from './judging.ts';

export const judging = byTask(loop, loopTask);
