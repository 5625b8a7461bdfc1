import { riftBots } from '@tessera/bots/rift';
import { reviewing } from '@tessera/bots/rift/reviewing';
import type { Outcome } from '@tessera/engine';
import { formatRecord, parseRecord, type RecordResult, type RiftOptions, rift } from '@tessera/games/rift';
import { defineManifest } from '../manifest.ts';
import { riftFace } from './face.ts';
import { riftWords } from './words.ts';

export const riftManifest = defineManifest({
  game: rift,
  bots: riftBots,
  reviewing,
  rival: 'fair',
  seatOptions: ['white', 'black'],
  caution: options =>
    (options as RiftOptions).stallLimit === null
      ? 'no stall limit, as in the rules (R-END-7); matches of the menu play with {"stallLimit":60}, a house rule'
      : undefined,
  words: riftWords,
  face: riftFace,
  record: {
    parse(text) {
      const { log, result } = parseRecord(text);
      return { log, claimed: result && { winners: [result.winner], reason: result.reason } };
    },
    format: (log, outcome) => formatRecord(log, resultOf(outcome)),
  },
});

const resultOf = (outcome: Outcome | undefined): RecordResult | null =>
  outcome ? ({ winner: outcome.winners[0], reason: outcome.reason } as RecordResult) : null;
