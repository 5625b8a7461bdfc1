/** Tooltip of the hovered piece: a card that can be taken, a mission, an Ultramachina card, a clone. */
import {
  type Artifact,
  agentWord,
  cardSentences,
  contentOf,
  MISSIONS,
  missionWord,
  ultraWord,
} from '@tessera/games/loop';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LoopModel, Thing } from '../contract.ts';
import { keyOf } from '../offers.ts';
import { namingOf } from '../speech.ts';
import { cardLabel, cloneName } from './labels.ts';
import type { Ring } from './layout.ts';

interface TipProps {
  readonly model: LoopModel;
  readonly root: RefObject<HTMLElement | null>;
  readonly ring: Ring;
}

/** Distance from the piece in pixels. */
const AWAY = 8;

export function Tip({ model, root, ring }: TipProps) {
  const tip = useRef<HTMLDivElement>(null);
  const { hovered } = model;
  const key = hovered && keyOf(hovered);
  const words = hovered && wordsOf(model, hovered);
  useLayoutEffect(() => {
    const [board, element] = [root.current, tip.current];
    const about = key === undefined ? null : board?.querySelector(`.lb-thing[data-thing="${key}"]`);
    if (!board || !element) return;
    element.hidden = !about;
    if (!about) return;
    const [box, corner] = [about.getBoundingClientRect(), board.getBoundingClientRect()];
    const middle = box.left + box.width / 2 - corner.left - element.offsetWidth / 2;
    element.style.left = `${Math.max(AWAY, Math.min(ring.width - element.offsetWidth - AWAY, middle))}px`;
    const [above, below] = [
      box.top - corner.top - element.offsetHeight - AWAY,
      box.bottom - corner.top + AWAY,
    ];
    // Placed below the piece where it fits, so that the content above the cards stays visible.
    const fits = below + element.offsetHeight <= ring.height;
    element.style.top = `${fits ? below : above}px`;
  }, [root, ring, key]);
  if (!words || ring.isSlim) return null;
  const [title, ...sentences] = words;
  return (
    <div ref={tip} className="lb-tip" aria-hidden="true" hidden>
      <b>{title}</b>
      {sentences.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** A title, then sentences. Eras have no tooltip: their labels say everything. */
export function wordsOf(model: LoopModel, thing: Thing): readonly string[] | undefined {
  const { view, words } = model;
  const { game } = words;
  const naming = namingOf(model);
  const content = contentOf(view);
  switch (thing.kind) {
    case 'card':
      return [cardLabel(model, thing.card), ...cardSentences(content.cards[thing.card] as Artifact, game)];
    case 'mission':
      return [missionWord(naming, thing.mission), told(game.missions, MISSIONS[thing.mission]?.id)];
    case 'ultra':
      return [ultraWord(naming, thing.ultra), told(game.ultras, content.ultras[thing.ultra]?.id)];
    case 'token':
      return [cloneName(model, thing.token)];
    case 'agent':
      return [agentWord(naming, thing.agent)];
    default:
      return undefined;
  }
}

const told = (rows: Readonly<Record<string, { readonly text: string }>>, id = ''): string =>
  rows[id]?.text ?? '';
