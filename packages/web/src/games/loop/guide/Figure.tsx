/** Pictures of the guide, drawn by the components of the table; decoration beside their captions. */
import { AGENT_CODES, type AgentCode, DIMENSIONS, ERAS, MISSIONS } from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import { MiniRing } from '../home/MiniRing.tsx';
import { READY } from '../home/ready.ts';
import { AgentFace } from '../pieces/AgentFace.tsx';
import { Centrifuge } from '../pieces/Centrifuge.tsx';
import { CloneFace } from '../pieces/CloneFace.tsx';
import { Cube, type CubeKind } from '../pieces/Cube.tsx';
import { DimensionMark } from '../pieces/DimensionMark.tsx';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { FooFace } from '../pieces/FooFace.tsx';
import { MissionMark } from '../pieces/MissionMark.tsx';
import { UltraMark } from '../pieces/UltraMark.tsx';
import { Vortex } from '../pieces/Vortex.tsx';
import { CLONE_OF, FULL, PRICES, THROW } from './figures.ts';
import '../colours.css';
import './figure.css';

export function Figure({ figure }: { readonly figure: string }) {
  return (
    <div className={`lp-figure is-${figure}`} inert aria-hidden="true">
      {DRAWINGS[figure as LoopFigure]()}
    </div>
  );
}

const agent = (code: AgentCode) => () => <AgentFace agent={AGENT_CODES.indexOf(code)} />;
const mission = (id: string) => () => <MissionMark mission={MISSIONS.findIndex(one => one.id === id)} />;
const Clone = ({ era, isSupa = false }: { readonly era: number; readonly isSupa?: boolean }) => (
  <CloneFace token={{ destruction: era, isSupa }} />
);

const DRAWINGS = {
  ring: () => <MiniRing position={READY} />,
  eras: () => <Eras />,
  throw: () => <Throw />,
  overflow: () => <Overflow />,
  loop: () => <Prices />,
  clone: () => <CloneAndEra />,
  foo: mission('M-RIFT-FOO'),
  slots: mission('M-CLONE-ALL'),
  claim: mission('M-ENCIRCLE'),
  prowler: agent('prowler'),
  cztwyzzek: agent('cztwyzzek'),
  mrtime: agent('mrtime'),
  robofinisher: agent('robofinisher'),
  vgirl: agent('vgirl'),
  mega: () => <Vortex isMega />,
  supa: () => <Clone era={CLONE_OF} isSupa />,
  centrifuge: () => <Centrifuge dimension={DIMENSIONS.indexOf('star')} />,
  ultra: () => <UltraMark ultra={{ verb: 'rift', target: ERAS.indexOf('industry') }} />,
} as const satisfies Readonly<Record<string, () => ComponentChildren>>;

export type LoopFigure = keyof typeof DRAWINGS;

const Sign = ({ children }: { readonly children: string }) => (
  <span className="lp-figure-sign">{children}</span>
);

const Cubes = ({ kind, count }: { readonly kind: CubeKind; readonly count: number }) =>
  [...Array(count).keys()].map(cube => <Cube key={cube} kind={kind} />);

const Eras = () =>
  ERAS.map((code, era) => (
    <span key={code} className={`lp-figure-era is-era-${era}`}>
      <EraGlyph era={era} />
    </span>
  ));

/** Dr Foo, his clones, and as many cubes. */
const Throw = () => (
  <>
    <FooFace />
    {THROW.clones.map(era => (
      <Clone key={era} era={era} />
    ))}
    <Sign>→</Sign>
    {THROW.exits.map((cubes, exit) => (
      <span key={['prev', 'here', 'next'][exit]} className="lp-figure-exit">
        <Cubes kind="rift" count={cubes} />
      </span>
    ))}
  </>
);

const Overflow = () => (
  <>
    <Cubes kind="rift" count={FULL} />
    <Sign>+</Sign>
    <Cube kind="rift" />
    <Sign>→</Sign>
    <Vortex />
  </>
);

const Prices = () =>
  PRICES.map(price => (
    <span key={price} className="lp-figure-price">
      <DimensionMark dimension={price - 1} />
      <Cubes kind="energy" count={price} />
    </span>
  ));

const CloneAndEra = () => (
  <>
    <Clone era={CLONE_OF} />
    <Sign>→</Sign>
    <span className={`lp-figure-era is-era-${CLONE_OF}`}>
      <EraGlyph era={CLONE_OF} />
    </span>
  </>
);
