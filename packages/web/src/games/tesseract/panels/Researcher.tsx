/** Researcher: the name with its support diamond, and the text of the card. */
import type { LabView } from '@tessera/games/tesseract';
import { useState } from 'preact/hooks';
import { useEscape } from '../../../table/useEscape.ts';
import { Sign } from '../signs.tsx';
import { hasDiamond, isOnce, researcherText } from './cards.ts';
import type { PanelProps } from './props.ts';
import './researcher.css';

interface NameProps extends PanelProps {
  readonly researcher: string;
}

export function ResearcherName({ model, researcher }: NameProps) {
  return (
    <>
      {researcherText(model, researcher).name}
      {hasDiamond(model.view, researcher) && (
        <span className="tess-diamond" role="img" aria-label={model.words.panels.lab.support}>
          ♦
        </span>
      )}
    </>
  );
}

interface WordsProps extends PanelProps {
  readonly lab: LabView;
}

/** Ability and individual action in full. */
export function ResearcherWords({ model, lab }: WordsProps) {
  const { words } = model;
  const { ability, action } = researcherText(model, lab.researcher);
  const { lab: text } = words.panels;
  const isUsed = (name: string): boolean => lab.used.includes(name);
  const isAbilityUsed = isUsed('rerollPrime') || isUsed('containMin');
  return (
    <dl className="tess-researcher">
      <dt>{text.ability}</dt>
      <dd>
        {ability} {isAbilityUsed && <em>({text.usedUp})</em>}
      </dd>
      <dt>{text.action}</dt>
      <dd>
        {action} {isUsed('specialize') && isOnce(model.view, lab.researcher) && <em>({text.usedUp})</em>}
      </dd>
    </dl>
  );
}

/** The name as a button that opens the card below it. */
export function ResearcherButton({ model, lab }: WordsProps) {
  const [isOpen, open] = useState(false);
  useEscape(isOpen, () => open(false));
  return (
    <span className="tess-about" onPointerLeave={() => open(false)}>
      <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)} onBlur={() => open(false)}>
        <ResearcherName model={model} researcher={lab.researcher} />
        <Sign name="info" />
      </button>
      {isOpen && (
        <span className="tess-popover">
          <ResearcherWords model={model} lab={lab} />
        </span>
      )}
    </span>
  );
}
