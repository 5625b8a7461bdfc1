/** Clones and agents at an era, beside its tile. */
import { agentWord, contentOf } from '@tessera/games/loop';
import { AgentFace } from '../pieces/AgentFace.tsx';
import { CloneFace } from '../pieces/CloneFace.tsx';
import { namingOf } from '../speech.ts';
import type { EraProps } from './Era.tsx';
import { cloneName } from './labels.ts';
import { Thing } from './Thing.tsx';
import { TileFace } from './TileFace.tsx';

export function Folk({ model, things }: EraProps) {
  const { view, agent: eyes } = model;
  const { tokens } = contentOf(view);
  return (
    <div className="lb-folk">
      <TileFace model={model} tile={things.tile} />
      {things.clones.map(token => {
        const row = tokens[token];
        return (
          row && (
            <Thing
              key={`token ${token}`}
              model={model}
              thing={{ kind: 'token', token }}
              name={cloneName(model, token)}
              className="lb-clone"
              piece={`token ${token}`}
            >
              <CloneFace token={row} />
            </Thing>
          )
        );
      })}
      {things.pawns.map(agent => (
        <Thing
          key={`agent ${agent}`}
          model={model}
          thing={{ kind: 'agent', agent }}
          name={agentWord(namingOf(model), agent)}
          className={agent === eyes ? 'lb-pawn is-own' : 'lb-pawn'}
          piece={`agent ${agent}`}
        >
          <AgentFace agent={view.agents[agent] ?? 0} />
        </Thing>
      ))}
    </div>
  );
}
