/** The ring of seven eras around Dr Foo's machine: rifts, energy, a pawn or two, and time going round. */
import { upTo } from '../../table/upTo.ts';
import './art.css';

interface Era {
  readonly name: string;
  /** A silhouette on a grid of 32. */
  readonly sign: string;
  readonly rifts: number;
  readonly energy: number;
}

const ERAS: readonly Era[] = [
  {
    name: 'dawn',
    sign: 'M2 27 12 9l4 6 3-4 11 16zM22 8a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0',
    rifts: 1,
    energy: 1,
  },
  { name: 'medieval', sign: 'M4 28V8h5v4h4V8h6v4h4V8h5v20h-8v-5a4 4 0 0 0-8 0v5z', rifts: 0, energy: 2 },
  {
    name: 'renaissance',
    sign: 'M5 28v-3h22v3zM8 23v-6h16v6zM8 15a8 8 0 0 1 16 0zM15 3h2v5h-2z',
    rifts: 2,
    energy: 0,
  },
  { name: 'industry', sign: 'M3 28V16l7-5v5l7-5v5h3V4h6v24z', rifts: 3, energy: 1 },
  {
    name: 'globalization',
    sign: 'M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm-2 4v6H8a10 10 0 0 1 6-6zm4 0a10 10 0 0 1 6 6h-6zM8 18h6v7a10 10 0 0 1-6-7zm10 0h6a10 10 0 0 1-6 7z',
    rifts: 1,
    energy: 1,
  },
  {
    name: 'robots',
    sign: 'M15 2h2v5h8a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3h8zM9 13v5h5v-5zm9 0v5h5v-5zm-8 9v2h12v-2z',
    rifts: 0,
    energy: 1,
  },
  {
    name: 'end',
    sign: 'M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26zm0 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
    rifts: 1,
    energy: 0,
  },
];
const STEP = 360 / ERAS.length;
/** The era the machine faces. */
const FACED = 3;
const OUTER = 146;
const INNER = 78;

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
};

/** One era of the ring, drawn at twelve o'clock. */
const SECTOR = (() => {
  const [a, b] = [STEP / 2 - 1.4, STEP / 2 - 2.8];
  return `M${at(OUTER, -a)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, a)}L${at(INNER, b)}A${INNER} ${INNER} 0 0 0 ${at(INNER, -b)}z`;
})();

function Sector({ era, index }: { readonly era: Era; readonly index: number }) {
  const turn = index * STEP;
  return (
    <g transform={`rotate(${turn})`} className={`era ${era.name}`}>
      <path className={`sector ${index === FACED ? 'is-faced' : ''}`} d={SECTOR} />
      <path
        className="sign"
        fill-rule="evenodd"
        d={era.sign}
        transform={`translate(0 -122) rotate(${-turn}) translate(-17 -17) scale(1.06)`}
      />
      {[-1, 0, 1].map((slot, i) => (
        <rect
          key={slot}
          className={i < era.rifts ? 'rift-cube' : 'rift-slot'}
          x={slot * 15 - 5.5}
          y={-97 + Math.abs(slot) * 1.3}
          width="11"
          height="11"
          rx="2.5"
          transform={`rotate(${slot * 9} ${slot * 15} -91)`}
        />
      ))}
      {upTo(era.energy).map(i => (
        <path
          key={i}
          className="energy"
          d="m0-6.5 6.5 6.500L0 6.5-6.5 0z"
          transform={`translate(${at(105, i ? 17 : -17)})`}
        />
      ))}
    </g>
  );
}

const PAWN = 'M-7 9c0-9 3.5-10 4.5-11.500a5 5 0 1 1 5 0C3.5-1 7 0 7 9z';

export function LoopArt() {
  return (
    <svg className="loop-art" viewBox="-166 -166 332 332" aria-hidden="true">
      {ERAS.map((era, index) => (
        <Sector key={era.name} era={era} index={index} />
      ))}
      <path className="time" d={`M${at(156, -20)}A156 156 0 0 1 ${at(156, 14)}m-6-6 7 5.5-8.5 4`} />
      <path className="pawn you" d={PAWN} transform={`translate(${at(131, 2 * STEP + 17)})`} />
      <path className="pawn they" d={PAWN} transform={`translate(${at(131, 5 * STEP - 17)})`} />
      <Machine />
    </svg>
  );
}

/** Three chutes, the middle one towards the era it faces; cubes roll out of them in turn. */
function Machine() {
  return (
    <g className="machine">
      <g transform={`rotate(${FACED * STEP})`}>
        {[-STEP, 0, STEP].map((turn, i) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path className={i === 1 ? 'chute is-main' : 'chute'} d="M-9-34-10-69h20L9-34z" />
            <rect className={`rift-cube falls falls-${i}`} x="-5" y="-63" width="10" height="10" rx="2" />
          </g>
        ))}
      </g>
      <circle className="hull" r="43" />
      <circle className="cogs" r="32" />
      <circle className="core" r="20" />
      <path className="needle" d="M0-15 7 8 0 4-7 8z" />
    </g>
  );
}
