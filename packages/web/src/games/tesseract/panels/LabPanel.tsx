/** Lab of a player at this screen: its cubes, their sets, and the effect of declaring one. */
import { type CubeView, LAB_NAMES, type Lab, type LabView } from '@tessera/games/tesseract';
import type { CSSProperties } from 'preact';
import { capitalised, fill, percent, plural } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { memo } from '../../../ui/render/memo.ts';
import { useSignal } from '../../../ui/render/signal.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import type { DieLook } from '../contract.ts';
import { stepOf } from '../effect.ts';
import { lookOf } from '../phrases.ts';
import { AnswerButton, CubeButton } from './buttons.tsx';
import { Die } from './Die.tsx';
import { cubeWords, kindLabel, listed } from './names.ts';
import { Panel } from './Panel.tsx';
import type { LabPanelProps, PanelModel } from './props.ts';
import { ResearcherButton, ResearcherWords } from './Researcher.tsx';
import { arranged, type LabSet, restWords, setName, setsOf, shownSet, spanAt } from './sets.ts';
import './lab.css';

export const LabPanel = memo(function LabPanel({ model, lab: number }: LabPanelProps) {
  const { view, words, you, labNames, hover } = model;
  const hovered = useSignal(hover, what => what);
  const lab = view.labs[number];
  if (!lab) return null;
  const sets = setsOf(model, number);
  const shown = shownSet(model, number, sets, hovered);
  const isOnly = number === model.self || (you.size === 1 && you.has(number));
  const text = words.panels.lab;
  return (
    <Panel
      className={`tess-lab${view.active === number ? ' is-active' : ''}`}
      title={isOnly ? text.yours : fill(text.named, { name: labNames[number] ?? '' })}
      aside={<ResearcherButton model={model} lab={lab} />}
    >
      <span className="only-read">
        {fill(plural(words.language, text.places, lab.cubes.length), { capacity: lab.capacity })}
      </span>
      <Places model={model} lab={lab} number={number} sets={sets} shown={shown} />
      {shown ? (
        <SetWords model={model} set={shown} sets={sets} />
      ) : (
        <ResearcherWords model={model} lab={lab} />
      )}
    </Panel>
  );
});

interface PlacesProps {
  readonly model: PanelModel;
  readonly lab: LabView;
  readonly number: number;
  readonly sets: readonly LabSet[];
  readonly shown: LabSet | undefined;
}

function Places({ model, lab, number, sets, shown }: PlacesProps) {
  const cubes = arranged(lab.cubes, sets[0]);
  const isIn = cubes.map(cube => shown?.cubes.some(one => one.id === cube.id) ?? false);
  const first = isIn.indexOf(true);
  const free = Math.max(0, lab.capacity - cubes.length);
  const coming = comingTo(model, number);
  return (
    <ul className={`tess-places${lab.capacity > 6 ? ' is-wide' : ''}${shown ? ' has-set' : ''}`}>
      {cubes.map((cube, i) => (
        <LabSlot
          key={cube.id}
          model={model}
          target={`${LAB_NAMES[number]}:${kindLabel(cube)}`}
          cube={cube}
          set={isIn[i] ? shown : undefined}
          title={i === first && shown ? setName(model.words, shown) : undefined}
          span={spanAt(isIn, i)}
        />
      ))}
      {upTo(free).map(i => (
        <li
          key={`free ${cubes.length + i}`}
          className={`tess-place-in is-free${i === 0 && coming ? ' is-coming' : ''}`}
        >
          <span className="tess-well">
            {i === 0 && coming ? <Die {...coming} /> : model.words.panels.lab.place}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The cube selected for removal or for an ability, shown in the lab it would come to; the first one is rolled. */
function comingTo({ view, pending }: PanelModel, lab: Lab): DieLook | undefined {
  if (!pending || lab !== (view.decision?.lab ?? view.active)) return undefined;
  const isFirst = view.resolving.at(-1)?.type === 'corner';
  const step = pending.verb === 'pick' ? stepOf(view) : undefined;
  const isComing = pending.verb === 'remove' || isFirst || (step?.isToOwn && !step.isSecond);
  const look = isComing ? lookOf(view, pending.targets[0] ?? '') : undefined;
  return look && isFirst ? { ...look, value: null } : look;
}

/**
 * Mark of a cube in the set: the one that would go, alternatives, and filled slots. Equal cubes have the same
 * mark.
 */
function partOf({ goes, stays }: LabSet, cube: CubeView): 'contain' | 'orThis' | 'filled' | undefined {
  if (goes[0]?.id === cube.id) return 'contain';
  if (goes.some(one => one.id === cube.id)) return 'orThis';
  return stays.has(cube.id) ? 'filled' : undefined;
}

interface LabSlotProps {
  readonly model: PanelModel;
  readonly target: string;
  readonly cube: CubeView;
  readonly set: LabSet | undefined;
  readonly title: string | undefined;
  /** Number of places covered by the outline that begins here. */
  readonly span: number;
}

function LabSlot({ model, target, cube, set, title, span }: LabSlotProps) {
  const { lab } = model.words.panels;
  const part = set && partOf(set, cube);
  const caption = part && lab[part];
  const frame = model.view.resolving.at(-1);
  const isRolled = frame?.type === 'rollRest' && frame.cubes.includes(cube.id);
  const flags = ['tess-place-in', span > 0 && 'has-outline', part && `is-${part}`];
  return (
    <li className={flags.filter(Boolean).join(' ')} style={{ '--span': span } as CSSProperties}>
      {title && <b className="tess-settitle">{title}</b>}
      <span className={isRolled ? 'tess-well is-rolled' : 'tess-well'}>
        <CubeButton model={model} target={target} die={cube} {...(caption ? { about: caption } : {})} />
      </span>
      {caption && (
        <small className="tess-caption" aria-hidden="true">
          {caption}
        </small>
      )}
    </li>
  );
}

interface SetWordsProps {
  readonly model: PanelModel;
  readonly set: LabSet;
  readonly sets: readonly LabSet[];
}

/** Effect of the outlined set, the button that declares it, and a button for the other sets. */
function SetWords({ model, set, sets }: SetWordsProps) {
  return (
    <div className="tess-setwords">
      <p>
        <Effect model={model} set={set} /> <span className="tess-rest">{restWords(model, set)}</span>
      </p>
      <span className="tess-setkeys">
        {sets.length > 1 && <Leaf model={model} set={set} sets={sets} />}
        {model.legal.has(set.answer) && <DeclareButton model={model} set={set} />}
      </span>
    </div>
  );
}

/** Effect as a sentence: "Yellow 2 also destroys the primed yellow 2: 33 % → 17 %." */
function Effect({ model, set }: { readonly model: PanelModel; readonly set: LabSet }) {
  const { words, insight } = model;
  const { lab } = words.panels;
  const [twin] = set.twins;
  const before = insight?.outlook.chance;
  const hasChange = before !== undefined && set.after !== undefined && set.after !== before;
  if (!twin && !hasChange) return null;
  const head = twin ? capitalised(fill(lab.identical, { cube: cubeWords(words, twin) })) : lab.chance;
  const change =
    hasChange &&
    fill(lab.change, {
      before: percent(words.language, before),
      after: percent(words.language, set.after ?? 0),
    });
  return (
    <>
      <b>{change ? head : head.replace(/\s?:$/, '.')}</b>{' '}
      {change && <span className="tess-change">{change}.</span>}
    </>
  );
}

function Leaf({ model, set, sets }: SetWordsProps) {
  const { lab } = model.words.panels;
  const at = sets.indexOf(set);
  const leaf = (by: number): void => {
    const next = sets[(at + by + sets.length) % sets.length];
    if (next) model.plan(next.answer);
  };
  return (
    <span className="tess-leaf">
      <button type="button" aria-label={lab.previousSet} onClick={() => leaf(-1)}>
        <Icon name="back" size={14} />
      </button>
      <span aria-label={fill(lab.sets, { index: at + 1, count: sets.length })} role="img">
        {at + 1}/{sets.length}
      </span>
      <button type="button" aria-label={lab.nextSet} onClick={() => leaf(1)}>
        <Icon name="forward" size={14} />
      </button>
    </span>
  );
}

function DeclareButton({ model, set }: { readonly model: PanelModel; readonly set: LabSet }) {
  const { words, hinted } = model;
  const cubes = set.cubes.map(cube => cubeWords(words, cube));
  return (
    <AnswerButton
      model={model}
      answer={set.answer}
      className={`tess-declare${hinted.has(set.answer) ? ' is-hinted' : ''}`}
      aria-label={fill(words.panels.lab.containSet, { cubes: listed(cubes, words.panels.or) })}
    >
      {words.panels.lab.declare}
    </AnswerButton>
  );
}
