import { quantum } from '@tessera/games/quantum';
import { quantumTask } from '../quantumTask.ts';
import { byTask } from './judging.ts';

export const judging = byTask(quantum, quantumTask);
