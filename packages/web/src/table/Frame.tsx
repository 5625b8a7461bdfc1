/** A table around whatever a game puts on it: top bar, prompt, what is said aloud, and what stands in front. */
import './table.css';
import type { ComponentChildren } from 'preact';
import { KeysDialog, ResignDialog } from './Dialog.tsx';
import { EndDialog, type Ending } from './EndDialog.tsx';
import { HandOver } from './HandOver.tsx';
import { handsOf } from './hands.ts';
import type { Key } from './keys.ts';
import { type Prompt, PromptBand } from './PromptBand.tsx';
import { Recap } from './Recap.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { type Heading, TopBar } from './TopBar.tsx';
import type { Desk } from './useDesk.ts';
import { keysOf, useFocusKept, useKeys } from './useKeys.ts';
import type { Log } from './useLog.ts';
import { type News, useNews } from './useNews.ts';
import type { TableModel } from './useTable.ts';

interface FrameProps {
  readonly model: TableModel<unknown>;
  readonly desk: Desk;
  readonly heading: Heading;
  readonly prompt: Prompt;
  /** At the end of the prompt. */
  readonly beside?: ComponentChildren;
  /** Those of the game; the frame adds its own. */
  readonly keys: readonly Key[];
  /** Does what is chosen, if something is. */
  readonly confirm: (() => void) | undefined;
  readonly log: Log;
  readonly news: News;
  /** Once it is over. */
  readonly ending: Ending | undefined;
  /** A state of the whole table, for its style. */
  readonly state?: string;
  readonly children: ComponentChildren;
}

export function Frame(props: FrameProps) {
  const { model, desk, heading, prompt, beside, log, news, state = '', children } = props;
  const keys = keysOf(model, desk.deeds, props.confirm, props.keys);
  useKeys(keys);
  useFocusKept();
  return (
    <div
      className={`table-root ${heading.facts.id}-table ${state}`}
      data-seq={model.snapshot.seq}
      data-hands={handsOf(model.snapshot)}
    >
      <TopBar model={model} deeds={desk.deeds} heading={heading} />
      <PromptBand model={model} deeds={desk.deeds} prompt={prompt} decisive={log.decisive}>
        {beside}
        <Recap model={model} lines={log.lines} />
      </PromptBand>
      {children}
      <HandOver model={model} />
      <div className="only-read" role="status" aria-live="polite">
        {useNews(model, news, prompt)}
      </div>
      <RulesPanel match={model.snapshot.setup.id} />
      <InFront {...props} keys={keys} />
    </div>
  );
}

function InFront({ model, desk, keys, ending }: FrameProps) {
  const { front, close } = desk;
  if (front === 'keys') return <KeysDialog keys={keys} onClose={close} />;
  if (front === 'end')
    return ending ? <EndDialog model={model} deeds={desk.deeds} ending={ending} onClose={close} /> : null;
  if (front !== 'resign') return null;
  const resign = (): void => {
    close();
    model.client.resign();
  };
  return <ResignDialog onClose={close} onResign={resign} />;
}
