/** Result of a match of loop. */
import { archivedIn, type OutcomeCode, vorticesIn } from '@tessera/games/loop';
import type { Ending } from '../../table/EndDialog.tsx';
import { fill, plural } from '../../text/index.ts';
import type { LoopModel } from './contract.ts';
import { AgentFace } from './pieces/AgentFace.tsx';
import { FooFace } from './pieces/FooFace.tsx';
import { Why } from './review/Why.tsx';

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
    reason: words.game.reasons[reason],
    clause: words.game.reasonClauses[reason],
    sums: [
      fill(sums.archived, { count }),
      plural(words.language, sums.vortices, vorticesIn(view)),
      plural(words.language, sums.turns, view.turn),
    ],
    why: <Why model={model} />,
  };
}
