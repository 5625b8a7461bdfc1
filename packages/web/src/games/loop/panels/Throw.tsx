/**
 * Phase I: the Foo card, the consequences of each exit, and the next agent. Only cubes that have landed are
 * known.
 */
import { fill, plural } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { LoopModel } from '../contract.ts';
import { listedOf } from '../listed.ts';
import { Cube } from '../pieces/Cube.tsx';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { FooFace } from '../pieces/FooFace.tsx';
import { AnswerButton } from './Me.tsx';
import { energyHere } from './me.ts';
import { agentText, eraName, eraShort } from './names.ts';
import { MiniCard } from './Others.tsx';
import { type Exit, exitsOf, type Fall, whyWords } from './throw.ts';
import './throw.css';

interface ThrowProps {
  readonly model: LoopModel;
  readonly fall: Fall;
}

export function Throw({ model, fall }: ThrowProps) {
  const { throw: said } = model.words.panels;
  return (
    <section className="lp-throw" aria-label={said.title}>
      <FooCard model={model} fall={fall} />
      {fall.isTurned && (
        <div className="lp-exits">
          {exitsOf(model, fall).map(exit => (
            <ExitPanel key={exit.era} model={model} exit={exit} />
          ))}
        </div>
      )}
      <Next model={model} fall={fall} />
    </section>
  );
}

function FooCard({ model, fall }: ThrowProps) {
  const { view, thrown, landed, flying, turn, isTurned } = fall;
  const { throw: said } = model.words.panels;
  const waiting = Math.max(0, thrown - landed.length - flying);
  return (
    <section className="tb-panel lp-foo-card">
      <span className={`lp-foo-face is-era-${view.foo}`}>
        {isTurned ? (
          <>
            <EraGlyph era={view.foo} />
            <b>{eraShort(model, view.foo)}</b>
          </>
        ) : (
          <FooFace />
        )}
      </span>
      <div>
        <h2>{fill(said.card, { turn })}</h2>
        <p>{isTurned ? whyWords(model, fall) : said.turns}</p>
        <ol aria-hidden="true">
          {[...new Set(landed)].map(era => (
            <li key={era}>
              <span>
                <Cube kind="rift" />
                {countWords(landed.filter(at => at === era).length)}
              </span>
              {model.words.game.erasShort[era]}
            </li>
          ))}
          {isTurned &&
            Array.from({ length: flying + waiting }, (_, i) => i).map(i => (
              <li key={`coming ${i}`} className={i < flying ? 'is-flying' : 'is-waiting'}>
                <Cube kind="rift" />
                {i < flying ? said.falls : said.waits}
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}

/** Cubes of one era, counted from two on: a throw may have nine. */
const countWords = (count: number): string => (count > 1 ? `×${count}` : '');

interface ExitProps {
  readonly model: LoopModel;
  readonly exit: Exit;
}

const SLOTS = [0, 1, 2];

function ExitPanel({ model, exit }: ExitProps) {
  const { era, rifts, fresh, share, isHot, chance, sentence, lost, cancelled } = exit;
  const cancel = model.offers.find(one => one.verb === 'era' && one.era === era);
  return (
    <section className={`lp-exit is-era-${era}${isHot ? ' is-hot' : ''}`} aria-label={eraName(model, era)}>
      <header>
        <EraGlyph era={era} />
        <h2>{eraShort(model, era)}</h2>
        {share && <small>{share}</small>}
      </header>
      <span className="lp-exit-slots" aria-hidden="true">
        {SLOTS.map(i => (
          <span key={i} className={i >= rifts && i < rifts + fresh ? 'is-fresh' : undefined}>
            <Cube kind={i < rifts + fresh ? 'rift' : 'empty'} />
          </span>
        ))}
        {rifts + fresh >= SLOTS.length && <i className={rifts + fresh > SLOTS.length ? 'is-full' : ''}>+</i>}
      </span>
      <p>
        {chance && <b>{chance}</b>}
        <span>{sentence}</span>
      </p>
      <small className="lp-lost">{lost}</small>
      {cancel && (
        <AnswerButton model={model} offered={cancel}>
          <span>
            {model.words.panels.throw.cancelOne}
            <span className="only-read"> {model.words.game.at[era]}</span>
            <small>{cancelled}</small>
          </span>
          <kbd aria-hidden="true">{listedOf(model.offers).indexOf(cancel) + 1}</kbd>
        </AnswerButton>
      )}
    </section>
  );
}

/** The agent who acts next, with era and hand, readable in advance. */
function Next({ model, fall: { agent, view } }: ThrowProps) {
  const { words, names, me, clock, text, offers } = model;
  const { throw: said } = words.panels;
  const isMine = view.holders[agent] === me;
  const at = words.game.at[view.eras[agent] ?? 0] ?? '';
  const count = energyHere({ view, agent });
  const energy = plural(words.language, said.energy, count);
  const none = offers.find(({ verb }) => verb === 'none');
  return (
    <section className="lp-next">
      <h2>
        {none
          ? said.cancel
          : isMine
            ? said.after
            : fill(said.afterOther, { name: names[view.holders[agent] ?? 0] ?? '' })}
      </h2>
      <p>
        {fill(
          !isMine ? said.standOther : view.isVortex[view.eras[agent] ?? 0] ? said.standVortex : said.stand,
          {
            agent: agentText({ words, view }, agent).name,
            at,
            energy,
          },
        )}
      </p>
      <ul className="lp-minis">
        {(view.hands[agent] ?? []).map(card => (
          <li key={card}>
            <MiniCard model={model} card={card} agent={agent} />
          </li>
        ))}
      </ul>
      {none ? (
        <AnswerButton model={model} offered={none}>
          {said.cancelNone} <kbd aria-hidden="true">N</kbd>
        </AnswerButton>
      ) : (
        // Nothing is left to show while somebody else decides about the fallen cubes.
        clock.canSkip && (
          <button type="button" className="tb-button is-go" onClick={clock.skip}>
            <Icon name="skip" size={16} />
            {said.show} <kbd aria-hidden="true">{text.table.keyNames.space}</kbd>
          </button>
        )
      )}
    </section>
  );
}
