/** The four modes by name. */
import { modeCount } from '../content.ts';
import type { LoopState, ModeId } from '../types.ts';
import { centrifuge } from './centrifuge.ts';
import type { Mode } from './mode.ts';
import { STANDARD } from './standard.ts';
import { supa } from './supa.ts';
import { ultramachina } from './ultramachina.ts';

/** S.A.B.O.T.A.G.E: more clones at the harder levels, nothing else (L-SETUP-11). */
const sabotage: Mode = {
  ...STANDARD,
  id: 'sabotage',
  generateClones(play, count) {
    STANDARD.generateClones(play, count + modeCount(play.state));
  },
};

const MODES: Readonly<Record<ModeId, Mode>> = { sabotage, supa, centrifuge, ultramachina };

export const modeOf = ({ options }: Pick<LoopState, 'options'>): Mode => MODES[options.mode];

/** L-SETUP-4: true if a turn must not end on a vortex. */
export const hasMegaVortices = ({ options }: Pick<LoopState, 'options'>): boolean =>
  options.difficulty !== 'month';
