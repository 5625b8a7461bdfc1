/** The bots of quantum, for whoever plays nothing else. */
import { quantum } from '@tessera/games/quantum';
import { teamOf } from '../team.ts';
import { usualBots } from '../usual.ts';
import { evaluateQuantum } from './evaluate.ts';

export const quantumBots = teamOf(quantum, usualBots(quantum, evaluateQuantum));
