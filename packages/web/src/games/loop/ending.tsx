/** Result of a match of loop. */
import { agentWord, archivedIn, type OutcomeCode, vorticesIn } from '@tessera/games/loop';
import type { MatchOutcome, MatchSetup } from '../../match/client.ts';
import type { Ending } from '../../table/EndDialog.tsx';
import { fill, plural } from '../../text/index.ts';
import type { LoopModel } from './contract.ts';
import { AgentFace } from './pieces/AgentFace.tsx';
import { FooFace } from './pieces/FooFace.tsx';
import { Why } from './review/Why.tsx';
import { leadsSeveral, namingOf } from './speech.ts';

type Told = Pick<LoopModel, 'words' | 'view' | 'names' | 'decisive'> & { readonly setup: MatchSetup };

/** Reasons that a deciding deed says as well. */
const SAID: readonly OutcomeCode[] = ['VICTORY', 'MEGA_VORTEX'];

/** Result of a match: the deciding deed with its actor, then the reason, unless the deed says it. */
export function outcomeWords(told: Told, { reason }: MatchOutcome): string {
  const code = reason as OutcomeCode;
  const decider = deciderWords(told, code);
  if (decider && told.decisive?.thing && SAID.includes(code)) return decider;
  return [decider, told.words.game.reasons[code]].filter(Boolean).join(' ');
}

/** The deciding deed with its actor; undefined if nobody decided it. */
export function deciderWords(told: Told, reason: OutcomeCode): string | undefined {
  const { words, view, names, decisive, setup } = told;
  if (!decisive || reason === 'RESIGN') return undefined;
  const { agent, thing } = decisive;
  const { deciders } = words.story;
  const seat = view.holders[agent] ?? 0;
  // The agent's name where the player has none: "You" would need another form of the verb.
  const name =
    setup.seats[seat]?.name && !leadsSeveral(told, seat)
      ? (names[seat] ?? '')
      : agentWord(namingOf(told), agent);
  const at = thing?.kind === 'era' ? (words.game.at[thing.era] ?? '') : '';
  const isExtra = reason === 'VICTORY' && thing === undefined;
  return fill(isExtra ? deciders.extra : deciders[reason], { name, at });
}

export function endingOf(model: LoopModel): Ending | undefined {
  const { snapshot, words } = model;
  const { outcome, view } = snapshot;
  if (!outcome) return undefined;
  const reason = outcome.reason as OutcomeCode;
  const { titles, sums } = words.ending;
  const count = archivedIn(view);
  const isWon = reason === 'VICTORY';
  return {
    title: titles[reason],
    picture: (
      <div className="lp-portrait">
        {isWon ? view.agents.map(agent => <AgentFace key={agent} agent={agent} />) : <FooFace />}
      </div>
    ),
    isWon,
    reason: outcomeWords({ ...model, view, setup: snapshot.setup }, outcome),
    clause: words.game.reasonClauses[reason],
    sums: [
      fill(sums.archived, { count }),
      plural(words.language, sums.vortices, vorticesIn(view)),
      plural(words.language, sums.turns, view.turn),
    ],
    why: <Why model={model} />,
  };
}
