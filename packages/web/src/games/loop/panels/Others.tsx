/** Other agents: their eras, free steps, and open hands. */
import { type Agent, type Card, cardSentences, isSolo } from '@tessera/games/loop';
import { fill } from '../../../text/index.ts';
import { AgentFace } from '../pieces/AgentFace.tsx';
import { DimensionMark } from '../pieces/DimensionMark.tsx';
import { cardStateOf } from './hand.ts';
import { agentText, cardName, cardRowOf, dimensionName } from './names.ts';
import { openPile } from './openPile.ts';
import { othersOf, standsWords, turnTag } from './others.ts';
import { Panel } from './Panel.tsx';
import type { PanelProps } from './props.ts';
import { Sign } from './signs.tsx';
import './others.css';

export function Others({ model }: PanelProps) {
  const { others } = model.words.panels;
  return (
    <Panel className="lp-others" title={others.title} aside={others.open}>
      {othersOf(model).map(agent => (
        <Other key={agent} model={model} agent={agent} />
      ))}
    </Panel>
  );
}

interface OtherProps extends PanelProps {
  readonly agent: Agent;
}

function Other({ model, agent }: OtherProps) {
  const { view, words, names, markOf, pressThing } = model;
  const { others } = words.panels;
  const { name } = agentText(model, agent);
  const hand = view.hands[agent] ?? [];
  const tag = turnTag(model, agent);
  const mark = markOf({ kind: 'agent', agent });
  const player = isSolo(view) ? '' : (names[view.holders[agent] ?? 0] ?? '');
  return (
    <section className="lp-other" aria-label={name}>
      <button
        type="button"
        className={`lp-other-head${mark ? ` has-${mark}` : ''}`}
        title={fill(others.read, { agent: name })}
        onClick={() => (mark ? pressThing({ kind: 'agent', agent }) : openPile({ kind: 'hand', agent }))}
      >
        <AgentFace agent={view.agents[agent] ?? 0} />
        <span>
          <b>{player ? `${player}, ${name}` : name}</b>
          <small>{standsWords(model, agent)}</small>
        </span>
        <span className={`lp-battery${view.battery[agent] ? ' is-full' : ''}`}>
          <Sign name={view.battery[agent] ? 'battery' : 'batteryEmpty'} size={22} />
          <span className="only-read">{view.battery[agent] ? others.full : others.empty}</span>
        </span>
        {tag && <em>{tag}</em>}
      </button>
      <ul className="lp-minis">
        {hand.map(card => (
          <li key={card}>
            <MiniCard model={model} card={card} agent={agent} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MiniProps extends PanelProps {
  readonly card: Card;
  readonly agent: Agent;
}

/** Small card: dimension and name; the open hand shows its effect. */
export function MiniCard({ model, card, agent }: MiniProps) {
  const { view, words, markOf, pressThing } = model;
  const row = cardRowOf({ view }, card);
  const { origin, dimension } = row;
  const thing = { kind: 'card', card } as const;
  const mark = markOf(thing);
  const state = cardStateOf(model, card);
  return (
    <button
      type="button"
      className={`lp-mini is-era-${origin} is-${state}${mark ? ` has-${mark}` : ''}`}
      title={cardSentences(row, words.game).join(' ')}
      onClick={() => (mark ? pressThing(thing) : openPile({ kind: 'hand', agent }))}
    >
      <DimensionMark dimension={dimension} label={dimensionName(model, dimension)} />
      <span>{cardName(model, card)}</span>
      {state === 'exhausted' && <span className="only-read">, {words.panels.hand.exhausted}</span>}
    </button>
  );
}
