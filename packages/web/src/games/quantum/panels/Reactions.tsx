/** The answers to a fight that waits, each with its exact chance; it stands in the place of the action bar. */

import {
  geometryOf,
  orbitChanges,
  orbitOf,
  type Reaction,
  reactionsOf,
  rearranged,
} from '@tessera/games/quantum';
import { fill, percent } from '../../../text/index.ts';
import type { Offered } from '../contract.ts';
import { isSettled } from '../offers.ts';
import { squareWords } from '../speech.ts';
import { useFollowedFocus } from '../useFollowedFocus.ts';
import { orbitWords, sumWords } from './outcome.ts';
import type { PanelModel, PanelProps } from './props.ts';
import './fight.css';

export function Reactions({ model }: PanelProps) {
  const { words, offers, view } = model;
  const { reactions } = words.panels;
  const known = reactionsOf(view);
  const isOver = isSettled(view);
  const best = isOver ? known.find((_, i) => offers[i]?.verb === 'pass') : bestOf(known);
  return (
    <div className="q-reactions" role="toolbar" aria-label={reactions.title}>
      {offers.map((offered, i) => {
        const reaction = known[i];
        const isBest = reaction !== undefined && reaction === best;
        return (
          <Answer
            key={offered.text}
            model={model}
            offered={offered}
            {...{ reaction, isBest, isOver, number: i + 1 }}
          />
        );
      })}
    </div>
  );
}

/** The first of the likeliest; none where nothing helps, or everything does. */
function bestOf(known: readonly Reaction[]): Reaction | undefined {
  const chances = known.flatMap(({ chance }) => chance ?? []);
  const most = Math.max(...chances);
  if (most === Math.min(...chances)) return undefined;
  return known.find(({ chance }) => chance === most);
}

interface AnswerProps extends PanelProps {
  readonly offered: Offered;
  readonly reaction: Reaction | undefined;
  readonly isBest: boolean;
  /** No answer changes who wins. */
  readonly isOver: boolean;
  readonly number: number;
}

function Answer({ model, offered, reaction, isBest, isOver, number }: AnswerProps) {
  const { words, view, chosen, press, confirm } = model;
  const { reactions } = words.panels;
  const { language } = words;
  const isChosen = chosen?.text === offered.text;
  const { name, text } = answerWords(model, offered);
  const chance = reaction?.chance;
  const isDefence = view.decision?.kind !== 'REROLL_ATT';
  const flags = ['q-reaction', isBest && 'is-best'];
  const button = useFollowedFocus<HTMLButtonElement>(isChosen, '.q-reaction');
  return (
    <button
      ref={button}
      type="button"
      className={flags.filter(Boolean).join(' ')}
      aria-pressed={isChosen}
      onClick={() => (isChosen ? confirm() : press(offered))}
    >
      <b>{name}</b>
      {isBest && !isOver && <small className="q-tag is-ready">{reactions.best}</small>}
      <kbd>{number}</kbd>
      {chance !== undefined && (
        <span className="q-chance">
          <b>{percent(language, chance)}</b>
          <small>{isDefence ? reactions.toHold : reactions.toWin}</small>
        </span>
      )}
      <span className="q-reaction-text">
        {isChosen ? reactions.again : isBest && isOver ? reactions.settledText : text}
      </span>
    </button>
  );
}

function answerWords(model: PanelModel, { verb }: Offered): { readonly name: string; readonly text: string } {
  const { words, view } = model;
  const { reactions } = words.panels;
  const { combat } = view;
  switch (verb) {
    case 'relentless':
    case 'scrappy':
    case 'cruel':
      return { name: words.game.cards[verb].name, text: reactions[verb] };
    case 'use':
      return {
        name: fill(reactions.use, { card: words.game.cards.dangerous.name }),
        text: reactions.useText,
      };
    case 'decline':
      return { name: reactions.decline, text: reactions.declineText };
    case 'occupy':
      return { name: reactions.occupy, text: endWords(model, reactions.occupyText, combat?.target) };
    case 'hold':
      return { name: reactions.hold, text: endWords(model, reactions.holdText, combat?.via) };
    default:
      return { name: reactions.pass, text: reactions.passText };
  }
}

/** Where the winner ends, what its orbit then adds up to, and what becomes of other planets. */
function endWords(model: PanelModel, sentence: string, square = -1): string {
  const { view, me } = model;
  const { combat } = view;
  const after = combat ? rearranged(view, [[combat.attacker, square]]) : view;
  const planet = geometryOf(view.map).orbitOf[square] ?? -1;
  const own = planet < 0 ? undefined : orbitOf(after, me, planet);
  const orbits = orbitChanges(view, after).filter(one => one.seat !== me || one.planet !== planet);
  return [
    fill(sentence, { at: squareWords(model, square) }),
    ...(own && (own.isOpen || own.isReady) ? [sumWords(model, own)] : []),
    ...orbits.map(orbit => orbitWords(model, orbit)),
  ].join(', ');
}
