/** Pawn of an agent: an outline of its own, in the colour of its home era. */
import { AGENT_CODES, type AgentCode } from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import './pieces.css';

interface AgentFaceProps extends PieceProps {
  /** Index in `AGENT_CODES`: `view.agents[agent]`. */
  readonly agent: number;
}

export const AgentFace = memo(({ agent, ...placing }: AgentFaceProps) => {
  const code = AGENT_CODES[agent] ?? 'prowler';
  return (
    <Drawing className={`l-piece l-agent is-${code}`} viewBox="0 0 28 38" {...placing}>
      {FACES[code]}
    </Drawing>
  );
});

const FACES: Readonly<Record<AgentCode, ComponentChildren>> = {
  // Hood, goggles, scarf.
  prowler: (
    <>
      <path className="l-coat" d="M2.500 37.400c0-8 3-13.400 7-15.400h9c4 2 7 7.400 7 15.400z" />
      <path
        className="l-dark"
        d="M14 1C7.600 1 4.600 6 4.800 12.700c.1 4.200 1.700 7.300 4.200 9.300h10c2.500-2 4.100-5.100 4.200-9.300C23.400 6 20.400 1 14 1z"
      />
      <path
        className="l-skin"
        d="M8.800 11.500c0-3.200 2.100-5.200 5.200-5.200s5.200 2 5.200 5.200v3c0 3-2.100 5-5.200 5s-5.200-2-5.200-5z"
      />
      <rect className="l-lens" x="7.600" y="9.400" width="12.800" height="4.400" rx="2.200" />
      <path
        className="l-cloth"
        d="M8.600 16.200h10.800l2 6.300c-4.200 2.200-10.600 2.200-14.800 0zM19 21.500l6.400 2.300-1.600 5.600-6-5.400z"
      />
    </>
  ),
  // Three eyes, two feelers, a smile.
  cztwyzzek: (
    <>
      <path
        className="l-coat"
        d="M3.600 37.400c0-7 1.900-12.400 4.400-15.400h12c2.500 3 4.400 8.400 4.400 15.400z"
      />
      <path className="l-line" d="M9 8.500 6.600 3M19 8.500 21.400 3" />
      <path
        className="l-coat"
        d="M6.400.9a2.100 2.100 0 1 1 0 4.200 2.100 2.100 0 0 1 0-4.200zM21.600.9a2.100 2.100 0 1 1 0 4.200 2.100 2.100 0 0 1 0-4.200z"
      />
      <path
        className="l-alien"
        d="M14 7c6.200 0 10 3.600 10 8.700S20.200 24 14 24 4 20.800 4 15.700 7.800 7 14 7z"
      />
      <circle className="l-eye" cx="8.600" cy="14.800" r="2.600" />
      <circle className="l-eye" cx="19.400" cy="14.800" r="2.600" />
      <circle className="l-eye" cx="14" cy="12.600" r="3.200" />
      <path className="l-pupil" d="M8.900 14.800v.01M19.100 14.800v.01M14 12.800v.01" />
      <path className="l-line" d="M10.400 19.800c2.200 1.700 5 1.700 7.200 0" />
      <path className="l-line" d="M14 27v7" />
    </>
  ),
  // Clock under a top hat.
  mrtime: (
    <>
      <path className="l-coat" d="M3 37.400c0-9 3-15 6-17.400h10c3 2.400 6 8.400 6 17.400z" />
      <path className="l-line" d="m10.500 24 3.500 2.500 3.500-2.500v4L14 26.500 10.500 28z" />
      <circle className="l-eye" cx="14" cy="15.500" r="6.800" />
      <path className="l-line" d="M14 11.700v4l2.800 1.600" />
      <path className="l-dark" d="M4 9.600h20l-1.200-2.100H19V.9H9v6.600H5.200z" />
      <path className="l-band" d="M9 5.300h10v2.200H9z" />
    </>
  ),
  // Angular, with an aerial and a slit of light.
  robofinisher: (
    <>
      <path className="l-coat" d="M3.600 37.400V24.200L6.800 21h14.400l3.200 3.200v13.200z" />
      <path className="l-line" d="M14 6V2.600M9 26.500h10M9 30h10" />
      <circle className="l-glow" cx="14" cy="2.400" r="1.900" />
      <rect className="l-metal" x="4.600" y="6" width="18.800" height="15" rx="3" />
      <path className="l-metal" d="M2.200 10.500h2.400v6H2.200zM23.400 10.500h2.400v6h-2.400z" />
      <rect className="l-dark" x="7" y="9.600" width="14" height="5.600" rx="2.800" />
      <circle className="l-glow" cx="11.200" cy="12.400" r="1.700" />
      <circle className="l-glow" cx="16.800" cy="12.400" r="1.700" />
      <path className="l-line" d="M9.500 18.200h9" />
    </>
  ),
  // Red hair, mask, a V on the chest.
  vgirl: (
    <>
      <path
        className="l-coat"
        d="M3.600 37.400c0-8 2.400-14.200 5.400-17.400h10c3 3.200 5.400 9.400 5.400 17.400z"
      />
      <path className="l-vee" d="m8.800 24 5.200 9.400L19.200 24" />
      <path className="l-red" d="M4.600 20C2.800 9 6.500 1.500 14 1.500S25.200 9 23.400 20l-4-1.500H8.600z" />
      <path
        className="l-skin"
        d="M7.400 10.500c2.600.2 5.400-.8 7.400-3 1.300 1.800 3.200 2.800 5.800 3v3c0 4.200-2.700 7-6.600 7s-6.600-2.800-6.600-7z"
      />
      <path
        className="l-dark"
        d="M6.800 10.900h14.400v3.700c-2.400 1.200-4.600.9-6.200-.8h-2c-1.600 1.700-3.800 2-6.200.8z"
      />
      <path className="l-spark" d="M10.200 12.700h1.600M16.200 12.700h1.600" />
    </>
  ),
};
