/** One line under the top bar: who decides what, the threat that ends the game, the phase. */
import { Sign } from '../../table/signs.tsx';
import { fill } from '../../text/index.ts';
import { Emphasised } from './Emphasised.tsx';
import { ActionIcon } from './icons.tsx';
import type { LogLine } from './panels/props.ts';
import { promptOf, threatWords } from './prompt.ts';
import { Sign as PanelSign } from './symbols.tsx';
import type { Model } from './useModel.ts';

export function PromptLine({ model }: { readonly model: Model }) {
  const { snapshot, speech, deeds, text, layout } = model;
  const prompt = model.clock.isLanded
    ? promptOf(speech, { snapshot, offer: deeds.offer, hand: deeds.hand })
    : { head: text.table.time.arriving, body: '', mood: 'wait' };
  const said = model.isWaiting && model.clock.isLanded ? lastSaid(model.log) : '';
  const threat = threatWords(speech);
  return (
    <section className={`tt-prompt is-${prompt.mood}`} aria-label={text.table.asked}>
      <p>
        <b>{prompt.head}</b> <Emphasised text={prompt.body} />
        {said !== '' && <span className="tt-said"> {said}</span>}
      </p>
      {model.isWaiting && (
        <button
          type="button"
          className="tt-skip"
          aria-label={model.words.table.skip.about}
          onClick={model.clock.skip}
        >
          {model.words.table.skip.name}
          <PanelSign name="skip" />
        </button>
      )}
      {layout === 'phone' ? (
        <DrawingButton model={model} />
      ) : (
        <div className="tt-state">
          <span className={threat.isHigh ? 'tt-threat is-high' : 'tt-threat'}>
            <Sign name="threat" size={16} />
            {threat.text}
          </span>
          <Phase model={model} />
        </div>
      )}
    </section>
  );
}

/** What the last answer did, while others play: the table changes faster than a log is read. */
function lastSaid(log: readonly LogLine[]): string {
  const index = log[0]?.key.split(' ')[0];
  const lines = log.filter(line => line.key.split(' ')[0] === index);
  return lines
    .map(line => line.text)
    .reverse()
    .join(' ');
}

/** On a phone the switch would cover what it switches. */
function DrawingButton({ model }: { readonly model: Model }) {
  const { drawing, words } = model;
  const isCube = drawing.drawing === 'cube';
  if (!drawing.canDrawCube) return null;
  return (
    <button
      type="button"
      className="tt-flip"
      aria-label={isCube ? words.table.menu.layers : words.table.menu.cube}
      onClick={() => drawing.draw(isCube ? 'layers' : 'cube')}
    >
      <ActionIcon name={isCube ? 'layers' : 'cube'} size={22} />
    </button>
  );
}

function Phase({ model }: { readonly model: Model }) {
  const { view } = model.snapshot;
  const { threat } = model.words.table;
  const isSetup = view.phase === 'setup';
  return (
    <>
      <span className="tt-turn">{isSetup ? threat.setup : fill(threat.turn, { turn: view.turn })}</span>
      {!isSetup && (
        <ol className="tt-phases" aria-label={threat.phase}>
          <li aria-current={view.phase === 'action' ? 'step' : undefined}>{threat.action}</li>
          <li aria-current={view.phase === 'threat' ? 'step' : undefined}>{threat.threat}</li>
        </ol>
      )}
    </>
  );
}
