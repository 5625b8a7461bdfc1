/** Consequences of a fight in words. */

import type { Consequence, Orbit } from '@tessera/games/quantum';
import { fill, plural } from '../../../text/index.ts';
import { planetWords } from '../speech.ts';
import { sumText } from './names.ts';
import type { PanelModel } from './props.ts';

type Speech = Pick<PanelModel, 'view' | 'words' | 'me' | 'names'>;

const INFAMY = 6;

/** What it means for a planet, through the eyes of the player. */
export function orbitWords(speech: Speech, orbit: Orbit): string {
  const { outcome } = speech.words.panels;
  const isMine = orbit.seat === speech.me;
  const sentence = orbit.isReady
    ? isMine
      ? outcome.ready
      : outcome.theirReady
    : isMine
      ? outcome.spoiled
      : outcome.theirBroken;
  return fill(sentence, {
    who: speech.names[orbit.seat] ?? '',
    planet: planetWords(speech, orbit.planet),
    sum: sumText(speech, orbit),
  });
}

export const sumWords = (speech: Speech, orbit: Orbit): string =>
  orbit.isReady
    ? orbitWords(speech, orbit)
    : fill(speech.words.panels.outcome.sum, {
        planet: planetWords(speech, orbit.planet),
        sum: sumText(speech, orbit),
      });

/** Tracks and what cards give; planets are apart. */
function trackWords(speech: Speech, { dominance, actions, research }: Consequence): readonly string[] {
  const { language, game, panels } = speech.words;
  const { outcome } = panels;
  const steps = dominance.toReversed().flatMap(({ seat, from, to }) => {
    if (from === to) return [];
    const who = speech.names[seat] ?? '';
    if (seat === speech.me) return to === INFAMY ? [outcome.infamy] : [fill(outcome.dominance, { to })];
    if (to === INFAMY) return [fill(outcome.theirInfamy, { who })];
    return [fill(to < from ? outcome.theirDominance : outcome.theirGain, { who, to })];
  });
  return [
    ...steps,
    ...(actions > 0
      ? [fill(plural(language, outcome.actions, actions), { card: game.cards.warlike.name })]
      : []),
    ...(research && research.to > research.from
      ? [fill(outcome.research, { to: research.to, card: game.cards.plundering.name })]
      : []),
  ];
}

export const outcomeWords = (speech: Speech, consequence: Consequence): readonly string[] => [
  ...trackWords(speech, consequence),
  ...consequence.orbits.map(orbit => orbitWords(speech, orbit)),
];
