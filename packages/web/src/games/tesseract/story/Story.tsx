// @chunk *-table
/** Turns of others step by step, and what they mean for the team: a panel, or a strip where that has no room. */
import StoryPanel, { type ToldStep } from '../../../table/story/StoryPanel.tsx';
import StoryStrip from '../../../table/story/StoryStrip.tsx';
import { useLoadedWords } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Avatar } from '../panels/Avatar.tsx';
import { labCalled } from '../phrases.ts';
import { Sign } from '../signs.tsx';
import type { Model } from '../useModel.ts';
import type { Step } from './chronicle.ts';
import './story.css';
import { actorClass, meaningsOf, sumsOf, toldWords } from './told.ts';
import { loadWords, type StoryWords } from './words/index.ts';

interface StoryProps {
  readonly model: Model;
  readonly isStrip: boolean;
}

export default function Story({ model, isStrip }: StoryProps) {
  const words = useLoadedWords(loadWords);
  const { chronicle, trace, step, showStep, log, me, text } = model;
  if (!words || !chronicle) return null;
  const name = nameOf(model);
  const common = { className: 'tt-story', name, steps: stepsOf(model, words, name), step, showStep };
  if (isStrip)
    return (
      <StoryStrip {...common} aim={sumsOf(log.lines, trace, text.table.log.who).join(' ') || undefined} />
    );
  const meanings = meaningsOf(model, words, chronicle.before(me)).filter(
    ({ key }) => key !== 'danger' || model.layout !== 'low', // low panels: the prompt says it too
  );
  return (
    <div className="tt-tale">
      <StoryPanel
        {...common}
        aim={
          sumsOf(log.lines, trace, name === undefined ? text.table.log.who : undefined).join(' ') || undefined
        }
        effects={meanings.map(({ isBad, ...meaning }) => ({
          ...meaning,
          className: isBad ? undefined : 'is-told',
          sign: <Icon name={isBad ? 'threat' : 'check'} size={16} />,
        }))}
        isBad={meanings.some(({ key }) => key === 'breach' || key === 'taken')}
      />
    </div>
  );
}

/** The only researcher among the actors, else the Tesseract; undefined for several. */
function nameOf(model: Model): string | undefined {
  const labs = [...new Set(model.trace.flatMap(({ lab }) => lab ?? []))];
  if (labs.length === 0) return model.words.table.log.tesseract;
  return labs.length === 1 ? labCalled(model, labs[0] ?? 0) : undefined;
}

const actorName = (model: Model, { lab }: Step): string =>
  lab === undefined ? model.words.table.log.tesseract : labCalled(model, lab);

/** Steps of the actor in the heading have no sign of their own. */
const stepsOf = (model: Model, words: StoryWords, named: string | undefined): readonly ToldStep[] =>
  model.trace.map((step, i) => ({
    key: `${i} ${step.count}`,
    actor: actorClass(step),
    sign:
      step.lab === undefined ? (
        <Sign name="breach" size={16} />
      ) : (
        named === undefined && <Avatar lab={step.lab} name={actorName(model, step)} />
      ),
    ...toldWords(model.log.lines, step, actorName(model, step), words, model.words.language),
  }));
