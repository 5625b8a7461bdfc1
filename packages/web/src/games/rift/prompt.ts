/** Prompt: one sentence about who decides what. */
import { actionFrom, isTake, letterOf, type PieceView, squareName } from '@tessera/games/rift';
import type { Prompt } from '../../table/PromptBand.tsx';
import { capitalised, fill } from '../../text/index.ts';
import { letterOfHand } from './offer.ts';
import { isSetup, type Scene } from './scene.ts';
import type { Text } from './text/index.ts';
import type { Model } from './useModel.ts';
import type { Play } from './usePlay.ts';
import { deedWords, pieceWord, takeWords } from './words.ts';

export function promptOf(model: Model): Prompt {
  const { back, counters } = model;
  return {
    ...sentenceOf(model),
    threat: back.count === undefined ? threatOf(model) : undefined,
    counters,
  };
}

function sentenceOf({ text, snapshot, scene, play, back, names, canAct, ended }: Model): Prompt {
  const { heads, prompt } = text.table;
  const { setup, toAct, thinking } = snapshot;
  const look = play.offer.isLook && play.heldPiece ? lookSentence(text, play, play.heldPiece) : undefined;
  if (back.count !== undefined && look) return { head: heads.back, body: look, mood: 'back' };
  if (snapshot.outcome) {
    const body = look ?? ended?.reason ?? capitalised(text.rift.decisions.ended);
    return { head: ended ? `${ended.title}.` : '', body, mood: 'over' };
  }
  const name = names[toAct ?? 0] ?? '';
  if (!canAct) {
    const planned = play.planned && deedWords(text, scene, play.planned.action);
    const plan = planned && capitalised(fill(prompt.planned, { deed: planned }));
    const [asked] = play.isPlanning ? askSentence(text, scene, play) : [];
    const body = look ?? (asked ? capitalised(asked) : plan);
    if (body) return { head: '', body, mood: 'wait' };
    const [waits, short] = thinking === null ? [prompt.waiting] : [prompt.thinking, prompt.thinkingShort];
    return { head: name, body: waits, short, mood: 'wait' };
  }
  const head = setup.seats[toAct ?? 0]?.kind === 'you' ? heads.self : fill(heads.other, { name });
  const [body, short] = look === undefined ? askSentence(text, scene, play) : [look];
  return { head, body, short, mood: 'act' };
}

export function threatOf({
  text,
  danger,
  scene,
}: Pick<Model, 'text' | 'danger' | 'scene'>): Prompt['threat'] {
  const { ahead, aheadLost, bared, exposed, fatal, fatalMore } = text.table.prompt;
  const [watched] = danger.watched;
  const [first = watched] = danger.fatal;
  if (first === undefined) {
    const [open] = danger.bared.flatMap(square => scene.pieceOn(square) ?? []);
    const params = open && { piece: pieceWord(text, open.letter), at: squareName(open.at) };
    return params && { text: fill(bared, params), isHigh: true };
  }
  const piece = pieceWord(text, letterOf(first));
  // One piece may reach the Tesseract on several ways.
  const count = new Set(danger.fatal.map(actionFrom)).size - 1;
  const params = { piece, at: squareName(actionFrom(first)), count };
  const isMoved = danger.fatal.length > 0 ? aheadLost : ahead;
  const inPlay = count > 0 ? fatalMore : first === watched ? isMoved : fatal;
  return { text: fill(isSetup(scene.view) ? (watched ? ahead : exposed) : inPlay, params), isHigh: true };
}

const lookSentence = (text: Text, { isPlanning }: Play, { letter, at }: PieceView): string =>
  fill(text.table.prompt[isPlanning ? 'plan' : 'look'], {
    piece: pieceWord(text, letter),
    at: squareName(at),
  });

/** Question to the player, with a piece in hand or without. */
export function askSentence(text: Text, scene: Scene, play: Play): [string, (string | undefined)?] {
  const { prompt } = text.table;
  const { held, heldPiece, asking, pending, offer } = play;
  if (asking) {
    if (asking.about === 'turn') return [prompt.chooseTurn];
    const asked = asking.about === 'victim' ? prompt.chooseTake : prompt.choose;
    const params = { count: asking.actions.length, at: squareName(asking.square) };
    return [fill(asked, params), fill(prompt.chooseShort, params)];
  }
  if (pending !== undefined) {
    const deed = deedWords(text, scene, pending);
    const short = isTake(pending) ? takeWords(text, scene, pending) : deed;
    return [fill(prompt.confirm, { deed }), `${short}.`];
  }
  const { decision } = scene.view;
  if (held?.from === 'hand' && held.letter === 'T')
    return [prompt.placeTesseract, prompt.placeTesseractShort];
  if (held?.from === 'hand' && decision !== 'ended')
    return [
      fill(prompt.drops[decision], { piece: pieceWord(text, letterOfHand(held)) }),
      decision === 'play.forcedDrop' ? prompt.forcedDropShort : undefined,
    ];
  if (!heldPiece) return [text.rift.decisions[decision]];
  const piece = pieceWord(text, heldPiece.letter);
  const [victim, ...others] = offer.marks.victims.flatMap(square => scene.pieceOn(square) ?? []);
  if (others.length > 0) return [fill(prompt.landOrTakes, { piece, count: others.length + 1 })];
  if (victim) {
    const params = { piece, victim: pieceWord(text, victim.letter), at: squareName(victim.at) };
    return [fill(prompt.landOrTake, params), fill(prompt.landShort, params)];
  }
  return [fill(offer.marks.pivots.length > 0 ? prompt.rest : prompt.land, { piece })];
}
