/** Miniature ring: seven eras with rifts, vortices and agents, and Dr Foo's era. */
import './miniRing.css';
import { memo } from '../../../ui/render/memo.ts';
import { ERA_GLYPHS } from '../pieces/outlines.ts';
import { type GlanceEra, glanceAt } from './glance.ts';

export const MiniRing = memo(({ position }: { readonly position: string }) => {
  const { eras } = glanceAt(position);
  const foo = eras.findIndex(({ isFoo }) => isFoo);
  return (
    <svg className="mini-ring" viewBox="-50 -50 100 100" aria-hidden="true">
      {[...eras.entries()].map(([era, glance]) => (
        <Sector key={era} era={era} {...glance} />
      ))}
      <circle className="mini-machine" r="13" />
      {foo >= 0 && <path className="mini-machine" d="M-6-11 0-18 6-11z" transform={turned(foo)} />}
    </svg>
  );
});

const TURN = 360 / 7;
/** Sector of a seventh of the ring, at the top. */
const SECTOR = 'M-19.2-40A44.4 44.4 0 0 1 19.2-40L8.7-18A20 20 0 0 0-8.7-18z';

const turned = (era: number): string => `rotate(${TURN * era})`;

function Sector({ era, rifts, isVortex, isFoo, agents }: GlanceEra & { readonly era: number }) {
  return (
    <g transform={turned(era)} style={{ '--era': `var(--loop-era-${era})` }}>
      <path className={isFoo ? 'mini-era is-foo' : 'mini-era'} d={SECTOR} />
      <path
        className="mini-sign"
        d={ERA_GLYPHS[era]}
        transform={`translate(0 -37.5) rotate(${-TURN * era}) translate(-4 -4) scale(.5)`}
      />
      {isVortex && <circle className="mini-vortex" cy="-31" r="8" />}
      {[-8.5, -2.5, 3.5].slice(0, rifts).map(x => (
        <rect key={x} className="mini-rift" x={x} y="-25.5" width="5" height="5" rx="1" />
      ))}
      {agents.map((agent, i) => (
        <circle key={agent} className="mini-pawn" cx={6.5 * (i - (agents.length - 1) / 2)} cy="-30" r="2.6" />
      ))}
    </g>
  );
}
