/** Line below the ring of narrow layouts, always of one height: a hint, the others' turn, a tip that waits for it, or the goals. */
import { missionStates } from '@tessera/games/loop';
import { LessonLine } from '../../table/coach/LessonLine.tsx';
import type { LoopModel } from './contract.ts';
import { LoopHint } from './LoopHint.tsx';
import { missingWords } from './panels/missions.ts';
import { missionText } from './panels/names.ts';
import { StoryStrip } from './panels/StoryPanel.tsx';
import { MissionMark } from './pieces/MissionMark.tsx';

interface SlotProps {
  readonly model: LoopModel;
  /** True while the turns of others are told here. */
  readonly hasStory: boolean;
}

/** Letters of a tip that fit into three lines. */
const ROOM = 132;

export function Slot({ model, hasStory }: SlotProps) {
  const { coach, teaching, words } = model;
  const tip: Readonly<Record<string, string>> = words.lessons;
  const isLong = (tip[teaching.lesson ?? '']?.length ?? 0) > ROOM;
  return (
    <div className={isLong ? 'lt-slot is-long' : 'lt-slot'}>
      {coach.isHint || coach.isStale ? (
        <LoopHint model={model} />
      ) : hasStory ? (
        <StoryStrip model={model} />
      ) : teaching.lesson !== undefined ? (
        <LessonLine teaching={teaching} words={words.lessons} />
      ) : (
        <Goals model={model} />
      )}
    </div>
  );
}

/** Revealed missions in a line each, with what is missing. */
const Goals = ({ model }: Pick<SlotProps, 'model'>) => (
  <ul className="lt-goals">
    {missionStates(model.view).map(state => (
      <li key={state.mission} className={`is-era-${state.era}`}>
        <MissionMark mission={state.mission} />
        <b>{missionText(model, state.mission).name}</b>
        <span>{missingWords(model, state)}</span>
        <em>
          {state.damage}/{state.need}
        </em>
      </li>
    ))}
  </ul>
);
