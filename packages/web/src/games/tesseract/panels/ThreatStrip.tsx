/** Breach track, primed counts and breach probability in one row, on every tab of a phone. */
import { LAST_BREACH } from '@tessera/games/tesseract';
import { fill, percent } from '../../../text/index.ts';
import { Crack } from './BreachPanel.tsx';

import { columnWords, dangerOfChance } from './PrimedPanel.tsx';
import { outlookWords, primedColumns } from './primed.ts';
import type { PanelProps } from './props.ts';
import './panels.css';
import './strip.css';

interface ThreatStripProps extends PanelProps {
  readonly isOpen: boolean;
  /** Shows or hides the primed area. */
  onToggle(): void;
}

export function ThreatStrip({ model, isOpen, onToggle }: ThreatStripProps) {
  const { view, words, insight } = model;
  const { primed, breach } = words.panels;
  const chance = insight?.outlook.chance;
  const columns = primedColumns(view);
  return (
    <button type="button" className="tess-strip" aria-expanded={isOpen} onClick={onToggle}>
      <span className="tess-strip-breach">
        <small>{fill(breach.title, { breach: view.breach, last: LAST_BREACH })}</small>
        <Crack breach={view.breach} width={92} />
      </span>
      <span className="tess-strip-primed">
        <small>{primed.strip}</small>
        <span className="tess-counts" aria-hidden="true">
          {columns.map(({ value, cubes, danger }) => (
            <span key={value} className={`is-${danger}`}>
              <b>{value}</b>
              <i>
                {cubes.slice(0, 6).map(cube => (
                  <u key={cube.id} data-cube={cube.id} />
                ))}
              </i>
            </span>
          ))}
        </span>
        <span className="only-read">{columns.map(column => columnWords(model, column)).join('. ')}</span>
      </span>
      {view.phase !== 'over' && insight !== null && (
        <span className={`tess-strip-chance ${dangerOfChance(chance ?? 0)}`}>
          <small>{primed.stripNext}</small>
          <strong>{chance === undefined ? '…' : percent(words.language, chance)}</strong>
          <span className="only-read">
            {outlookWords(model)}. {primed.open}
          </span>
        </span>
      )}
    </button>
  );
}
