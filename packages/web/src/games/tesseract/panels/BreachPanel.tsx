/** Breach track, 0 to 7, as a growing crack. */
import { LAST_BREACH } from '@tessera/games/tesseract';
import { fill } from '../../../text/index.ts';
import { memo } from '../../../ui/render/memo.ts';
import { branches, crackPath, STATIONS, stationX } from './crack.ts';
import { Panel } from './Panel.tsx';
import type { PanelProps } from './props.ts';
import './breach.css';

export const BreachPanel = memo(function BreachPanel({ model }: PanelProps) {
  const { view, words } = model;
  const { breach } = words.panels;
  const isLost = view.breach >= LAST_BREACH;
  return (
    <Panel
      className={`tess-breach${isLost ? ' is-lost' : ''}`}
      title={fill(breach.title, { breach: view.breach, last: LAST_BREACH })}
      aside={isLost ? breach.over : fill(breach.lost, { last: LAST_BREACH })}
    >
      <Crack breach={view.breach} width={260} hasNumbers />
    </Panel>
  );
});

interface CrackProps {
  readonly breach: number;
  /** Width in drawing units; stations are closer in a narrow drawing. */
  readonly width: number;
  readonly hasNumbers?: boolean;
}

/** Decorative drawing; the number is beside it as text. */
export function Crack({ breach, width, hasNumbers = false }: CrackProps) {
  const now = breach > 0 ? 'is-now' : 'is-calm';
  const stations = Array.from({ length: STATIONS }, (_, i) => i);
  return (
    <svg
      className="tess-crack"
      viewBox={hasNumbers ? `0 0 ${width} 60` : `0 12 ${width} 28`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path className="is-hair" d={crackPath(breach, STATIONS - 1, 0.5, width)} />
      {breach > 0 && (
        <g className="is-open">
          {hasNumbers && <path className="is-branch" d={branches(breach, width)} />}
          <path className="is-hot" d={crackPath(0, breach, 1, width)} />
          <path className="is-core" d={crackPath(0, breach, 1, width)} />
        </g>
      )}
      {stations.map(i => (
        <circle
          key={i}
          className={i < breach ? 'is-past' : i === breach ? now : 'is-ahead'}
          cx={stationX(i, width)}
          cy="26"
          r={i === breach ? 5 : 3.2}
        />
      ))}
      {hasNumbers &&
        stations.map(i => (
          <text key={i} className={i === breach ? now : ''} x={stationX(i, width)} y="56">
            {i}
          </text>
        ))}
    </svg>
  );
}
