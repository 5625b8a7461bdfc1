import type { Outcome, Params } from '@tessera/engine';
import {
  type Colour,
  type Letter,
  other,
  type RiftEvent,
  type RiftView,
  squareName,
  whyOf,
} from '@tessera/games/rift';
import { filled, type Language, sentenceOf, type Words } from '../../words.ts';
import { RIFT_TEXT } from '../texts.ts';

export function riftWords(language: Language): Words<RiftView, RiftEvent> {
  const text = RIFT_TEXT[language];
  const colour = (one: Colour): string => text.colours[one] as string;
  const reason = ({ winners: [winner], reason }: Outcome): string =>
    filled(sentenceOf(text.reasons, reason, language), { loser: colour(other(winner as Colour)) });
  const piece = (letter: Letter): string => text.pieces[letter];
  const params = (event: RiftEvent): Params => ({
    ...('colour' in event ? { colour: colour(event.colour) } : {}),
    ...('piece' in event ? { piece: piece(event.piece) } : {}),
    ...('at' in event ? { at: squareName(event.at) } : {}),
    ...('from' in event ? { from: squareName(event.from), to: squareName(event.to) } : {}),
    ...('winner' in event
      ? { winner: colour(event.winner), reason: reason({ ...event, winners: [event.winner] }) }
      : {}),
  });
  return {
    language,
    seats: text.colours,
    reason,
    why: ({ key, params }) => whyOf(text, key, params),
    story: events => events.map(event => filled(text.events[event.type], params(event))),
    refusal: ({ code, params = {} }) => filled(sentenceOf(text.refusals, code, language), params),
  };
}
