/** Other labs: their cubes, cards and banked actions; and destroyed cubes. */
import { COLOURS, LAB_NAMES, type Lab, type LabView } from '@tessera/games/tesseract';
import { useState } from 'preact/hooks';
import { fill, labelled, plural } from '../../../text/index.ts';
import { memo } from '../../../ui/render/memo.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import { Avatar } from './Avatar.tsx';
import { CubeButton } from './buttons.tsx';
import { cardText, levelOf, researcherText, stacked } from './cards.ts';
import { kindLabel } from './names.ts';
import { Panel } from './Panel.tsx';
import type { LabPanelProps, PanelProps } from './props.ts';
import { ResearcherName, ResearcherWords } from './Researcher.tsx';
import { arranged } from './sets.ts';
import './team.css';

/** All labs but the given one, which is shown largest elsewhere. */
export const TeamPanel = memo(function TeamPanel({ model, lab: own }: LabPanelProps) {
  const { view, words, you } = model;
  const { team } = words.panels;
  const labs = view.labs.flatMap((_, lab) => (lab === own ? [] : [lab]));
  const isSolo = view.players === 1 && labs.every(lab => you.has(lab));
  return (
    <Panel className="tess-team" title={isSolo ? team.solo : team.title} aside={<Destroyed model={model} />}>
      <ul className="tess-mates">
        {labs.map(lab => (
          <Mate key={lab} model={model} lab={lab} />
        ))}
      </ul>
    </Panel>
  );
});

function Mate({ model, lab: number }: LabPanelProps) {
  const { view, labNames } = model;
  const lab = view.labs[number];
  const [isOpen, open] = useState(false);
  if (!lab) return null;
  const name = labNames[number] ?? '';
  const { ability } = researcherText(model, lab.researcher);
  return (
    <li className={`tess-mate${view.active === number ? ' is-active' : ''}`}>
      <Avatar lab={number} name={name} />
      <span className="tess-matename">
        <b>{name}</b>{' '}
        <span>
          <ResearcherName model={model} researcher={lab.researcher} />
        </span>
      </span>
      <MateFacts model={model} lab={lab} name={name} isOpen={isOpen} onOpen={() => open(!isOpen)} />
      {view.labs.length < 3 ? (
        <div className="tess-mateability">
          <ResearcherWords model={model} lab={lab} />
        </div>
      ) : (
        <span className="tess-mateability" title={ability}>
          {ability}
        </span>
      )}
      <MateCubes model={model} lab={lab} number={number} />
      {isOpen && <MateCards model={model} hand={lab.hand} />}
    </li>
  );
}

interface MateFactsProps extends PanelProps {
  readonly lab: LabView;
  readonly name: string;
  readonly isOpen: boolean;
  onOpen(): void;
}

function MateFacts({ model, lab, name, isOpen, onOpen }: MateFactsProps) {
  const { words } = model;
  const { team } = words.panels;
  return (
    <span className="tess-matefacts">
      {lab.banked > 0 && <b className="tess-banked">{plural(words.language, team.banked, lab.banked)}</b>}
      {lab.hand.length === 0 ? (
        <span>{team.noCards}</span>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={labelled(
            words.language,
            fill(team.showCards, { name }),
            plural(words.language, team.cards, lab.hand.length),
          )}
          onClick={onOpen}
        >
          {plural(words.language, team.cards, lab.hand.length)}
        </button>
      )}
    </span>
  );
}

interface MateCubesProps extends PanelProps {
  readonly lab: LabView;
  readonly number: Lab;
}

function MateCubes({ model, lab, number }: MateCubesProps) {
  const free = Math.max(0, lab.capacity - lab.cubes.length);
  return (
    <span className="tess-matecubes">
      {arranged(lab.cubes, undefined).map(cube => (
        <CubeButton
          key={cube.id}
          model={model}
          target={`${LAB_NAMES[number]}:${kindLabel(cube)}`}
          die={cube}
          about={fill(model.words.panels.lab.named, { name: model.labNames[number] ?? '' })}
        />
      ))}
      {upTo(free).map(i => (
        <i key={`free ${lab.cubes.length + i}`} />
      ))}
    </span>
  );
}

/** Cards of a colleague, which are public (T-INFO-1). */
function MateCards({ model, hand }: PanelProps & { readonly hand: readonly string[] }) {
  return (
    <ul className="tess-matecards">
      {stacked(hand).map(({ card, count }) => (
        <li key={card}>
          <b>
            {count > 1 && fill(model.words.panels.hand.copies, { count })}
            {cardText(model, card).name}
          </b>{' '}
          {fill(model.words.panels.hand.level, { level: levelOf(card) })}. {cardText(model, card).text}
        </li>
      ))}
    </ul>
  );
}

/**
 * Destroyed cubes by colour, the only property that matters (T-STATE-2); selectable where an effect restores
 * one.
 */
function Destroyed({ model }: PanelProps) {
  const { view, words, choosable } = model;
  const count = view.destroyed.length;
  const colours = COLOURS.filter(colour => choosable.has(`destroyed:${colour}`));
  return (
    <span className="tess-destroyed">
      {colours.map(colour => (
        <CubeButton key={colour} model={model} target={`destroyed:${colour}`} die={{ colour, value: 0 }} />
      ))}
      <span className={colours.length > 0 ? 'only-read' : undefined}>
        {plural(words.language, words.panels.team.destroyed, count)}
      </span>
    </span>
  );
}
