/** One sentence at the top: who decides what. */
import { formatAction, type Letter, type RiftView, squareName, takenSquares } from '@tessera/games/rift';
import type { MatchSnapshot } from '../../match/client.ts';
import { fill } from '../../text/index.ts';
import { letterOfHand } from './consider.ts';
import type { Scene } from './scene.ts';
import type { Text } from './text/index.ts';
import type { Play } from './usePlay.ts';
import { nameOf, outcomeTitle, pieceWord } from './words.ts';

export interface Prompt {
  readonly badge: string;
  readonly long: string;
  /** For narrow screens. */
  readonly short: string;
  readonly mood: 'act' | 'wait' | 'back' | 'over';
}

interface Parts {
  readonly snapshot: MatchSnapshot<RiftView>;
  readonly scene: Scene;
  readonly play: Play;
  /** Answers the shown board has seen, while looking back. */
  readonly back: number | undefined;
}

const said = (badge: string, mood: Prompt['mood'], long: string, short = long): Prompt => ({
  badge,
  mood,
  long,
  short,
});

export function promptOf(text: Text, parts: Parts): Prompt {
  const { snapshot, scene, play, back } = parts;
  const { table, rift } = text;
  const { setup, toAct, outcome, thinking, moves } = snapshot;
  const look = play.isLook && play.heldPiece ? lookSentence(text, play.heldPiece) : undefined;
  if (back !== undefined)
    return said(table.lookBack, 'back', look ?? fill(table.prompt.back, { count: back, all: moves.length }));
  if (outcome) {
    const reason = rift.reasons[outcome.reason as keyof typeof rift.reasons] ?? '';
    return said(table.finished, 'over', look ?? `${outcomeTitle(text, snapshot)}. ${reason}`);
  }
  const name = nameOf(setup.seats, toAct);
  if (!play.canAct) {
    const waiting = thinking === null ? fill(table.toMove, { name }) : fill(table.prompt.thinking, { name });
    return said(table.thinkingNow, 'wait', look ?? waiting, look ?? fill(table.thinking, { name }));
  }
  const badge = setup.seats[toAct ?? 0]?.kind === 'you' ? table.yourMove : fill(table.turnOf, { name });
  const [long, short] = look ? [look] : askSentence(text, name, scene, play);
  return said(badge, 'act', long, short);
}

const lookSentence = (text: Text, { letter, at }: { letter: Letter; at: number }): string =>
  fill(text.table.prompt.look, { piece: pieceWord(text, letter), at: squareName(at) });

/** What is asked of the player who holds a piece, or none. */
function askSentence(text: Text, name: string, scene: Scene, play: Play): [string, string?] {
  const { prompt } = text.table;
  const { held, heldPiece, asking, pending, offer } = play;
  if (asking) {
    if (asking.about === 'turn') return [fill(prompt.chooseTurn, { name })];
    const params = { name, count: asking.actions.length, at: squareName(asking.square) };
    return [fill(prompt.choose, params), fill(prompt.chooseShort, params)];
  }
  if (pending !== undefined)
    return [fill(prompt.confirm, { name, move: formatAction(pending) }), fill(prompt.confirmShort, { name })];
  if (held?.from === 'hand') {
    const piece = pieceWord(text, letterOfHand(held) as Letter);
    const isSetup = scene.view.decision.startsWith('setup');
    const [long, short] = isSetup ? [prompt.place, prompt.placeShort] : [prompt.drop, prompt.dropShort];
    return [fill(long, { name, piece }), fill(short, { name, piece })];
  }
  if (!heldPiece || !offer)
    return [fill(prompt.decide, { name, decision: text.rift.decisions[scene.view.decision] })];
  const piece = pieceWord(text, heldPiece.letter);
  const victims = [...new Set(offer.actions.flatMap(takenSquares))];
  const [only] = victims;
  const victim = only === undefined ? undefined : scene.pieceOn(only);
  if (victims.length === 1 && victim) {
    const params = { name, piece, victim: pieceWord(text, victim.letter), at: squareName(victim.at) };
    return [fill(prompt.landOrTake, params), fill(prompt.landShort, params)];
  }
  if (victims.length > 1) return [fill(prompt.landOrTakes, { name, piece, count: victims.length })];
  return [fill(offer.pivots.size > 0 ? prompt.rest : prompt.land, { name, piece })];
}
