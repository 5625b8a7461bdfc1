/** Threats that would end the game, worst first. */
import { hasMegaVortices } from '../modes/index.ts';
import type { Era } from '../ring.ts';
import { ARCHIVES_TO_WIN, archivedIn, eraOf, RIFT_SLOTS, VORTEX_TILES, vorticesIn } from '../state.ts';
import type { LoopView } from '../view.ts';
import { cyclesOf } from './cycles.ts';
import { type Outlook, outlookOf } from './outlook.ts';

export type Threat =
  /** L-END-5: an agent who ends a turn here loses for the team. */
  | { readonly kind: 'mega'; readonly era: Era; readonly chance: 1 }
  /** L-END-2: an era that is a vortex, with room for `room` more rifts. */
  | { readonly kind: 'double'; readonly era: Era; readonly chance: number; readonly room: number }
  /** L-END-3: few Vortex tiles are left. */
  | { readonly kind: 'fourth'; readonly chance: number; readonly tiles: number }
  /** L-END-4: the last cycle, with the turns left after this one and the archives missing. */
  | {
      readonly kind: 'cycles';
      readonly chance: 0;
      readonly turnsLeft: number;
      readonly archivesMissing: number;
    }
  /** A vortex that does not end the game. */
  | { readonly kind: 'vortex'; readonly era: Era; readonly chance: number };

/** Order of equally likely threats. */
const RANKS: readonly Threat['kind'][] = ['mega', 'double', 'fourth', 'cycles', 'vortex'];

export function threatsOf(view: LoopView, outlook: Outlook = outlookOf(view)): Threat[] {
  const threats: Threat[] = [];
  const here = eraOf(view, view.active);
  if (view.phase === 'actions' && hasMegaVortices(view) && view.isVortex[here])
    threats.push({ kind: 'mega', era: here, chance: 1 });
  outlook.eras.forEach(({ overflow }, era) => {
    const room = RIFT_SLOTS - (view.rifts[era] as number);
    if (view.isVortex[era]) threats.push({ kind: 'double', era, chance: overflow, room });
    else if (overflow > 0) threats.push({ kind: 'vortex', era, chance: overflow });
  });
  const tiles = VORTEX_TILES - vorticesIn(view);
  if (tiles < VORTEX_TILES || outlook.fourth > 0)
    threats.push({ kind: 'fourth', chance: outlook.fourth, tiles });
  const { cycle, turnsLeft } = cyclesOf(view);
  const archivesMissing = Math.max(0, ARCHIVES_TO_WIN - archivedIn(view));
  if (cycle === 3) threats.push({ kind: 'cycles', chance: 0, turnsLeft, archivesMissing });
  return threats.toSorted((a, b) => losing(b) - losing(a) || rank(a) - rank(b) || b.chance - a.chance);
}

/** Probability that the threat ends the game at the next throw. */
const losing = (threat: Threat): number => (threat.kind === 'vortex' ? 0 : threat.chance);
const rank = ({ kind }: Threat): number => RANKS.indexOf(kind);
