/** The story of this match, for its log. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import { type QuantumView, whyOf } from '@tessera/games/quantum';
import { useMemo } from 'preact/hooks';
import type { MatchSetup } from '../../match/client.ts';
import type { Story } from '../../table/log.ts';
import type { TableModel } from '../../table/useTable.ts';
import type { QuantumModel } from './contract.ts';
import { outcomeWords } from './ending.tsx';
import { LogSign } from './panels/LogSign.tsx';
import { tellerOf } from './story.ts';
import type { QuantumWords } from './words/index.ts';

/** Reasons that repeat what their line says. */
const ECHOES: readonly string[] = ['builds', 'grows', 'learns'];

export function useStory(
  { snapshot, names }: TableModel<QuantumView>,
  words: QuantumWords,
  { me, start, factions }: Pick<QuantumModel, 'me' | 'factions'> & { readonly start: QuantumView },
): Story {
  const { outcome, setup } = snapshot;
  // Without the snapshot: a match that goes on is not told anew.
  const told = useMemo(
    () => ({
      teller: () =>
        tellerOf({
          words,
          names: actorsOf(setup, names, words),
          me,
          start,
          isBot: seat => setup.seats[seat]?.kind === 'bot',
          faceOf: ({ number, active }, seat, kind) => (
            <LogSign
              turn={number}
              name={names[active]}
              owner={factions[active]}
              faction={factions[seat]}
              kind={kind}
            />
          ),
          why: (reason, seat) =>
            ECHOES.includes(reason.key) ? undefined : whyOfBot(words, names, me, reason, seat),
        }),
      explain: (reason: Reason, seat: Seat) => whyOfBot(words, names, me, reason, seat),
    }),
    [words, names, me, start, setup, factions],
  );
  const end = outcome ? outcomeWords({ words, names, snapshot }, outcome) : undefined;
  return useMemo(() => ({ ...told, end }), [told, end]);
}

/** Why a bot did something, told about it as somebody else. */
export function whyOfBot(
  words: QuantumWords,
  names: readonly string[],
  me: Seat,
  { key, params }: Reason,
  seat: Seat,
): string {
  const nameOf = (one: Seat): string => (one === me ? words.table.yourFleet : (names[one] ?? ''));
  return whyOf(words.game, key, { ...params, name: names[seat] ?? '' }, nameOf, words.story.whys);
}

/** Actors of the story and of banners by seat: "your fleet moves", never "You moves". */
export const actorsOf = (
  { seats }: MatchSetup,
  names: readonly string[],
  { table }: QuantumWords,
): readonly string[] =>
  names.map((name, seat) => (seats[seat]?.kind === 'you' && !seats[seat].name ? table.yourFleet : name));
