/** Agents of a player: one select per agent, with a description. */
import { AGENT_CODES, AGENT_ROWS, type AgentCode, ERAS } from '@tessera/games/loop';
import { useId } from 'preact/hooks';
import type { FieldProps } from '../../../table/newMatch/preparation.ts';
import { fill } from '../../../text/index.ts';
import { AgentFace } from '../pieces/AgentFace.tsx';
import { agentsIn, packOf, withAgent, withAnyAgent } from './form.ts';
import { textOf } from './said.ts';
import type { PageWords } from './words/index.ts';

type Props = FieldProps<PageWords>;

/** One field per agent of a seat. */
export const AgentFields = ({ held, ...props }: Props & { readonly held: readonly number[] }) =>
  held.map(place => <AgentField key={place} {...props} place={place} />);

const ANY = 'any';

function AgentField({ draft, words, onChange, place }: Props & { readonly place: number }) {
  const { team } = words;
  const { agents, eras } = textOf(draft, words);
  const id = useId();
  const code = agentsIn(draft)[place] as AgentCode;
  const { complexity } = AGENT_ROWS[code];
  const start = packOf(draft).agents.find(row => row.id === code)?.start ?? 'dawn';
  const choose = (value: string) =>
    onChange(value === ANY ? withAnyAgent(draft, place) : withAgent(draft, place, value as AgentCode));
  return (
    <>
      <div className="seat-line agent-line">
        <label htmlFor={id}>{fill(team.agent, { place: place + 1 })}</label>
        <select
          id={id}
          className="field"
          value={code}
          onChange={({ currentTarget }) => {
            choose(currentTarget.value);
          }}
        >
          {AGENT_CODES.map(one => (
            <option key={one} value={one}>
              {fill(team.option, { agent: agents[one].name, role: team.agents[one].role })}
            </option>
          ))}
          <option value={ANY}>{team.any}</option>
        </select>
      </div>
      <p className="seat-note">
        {team.agents[code].line} {agents[code].power}{' '}
        {fill(team.about, {
          start: eras[ERAS.indexOf(start)] ?? '',
          complexity: team.complexity[complexity],
        })}
      </p>
    </>
  );
}

/** Icons of a seat's agents, side by side. */
export const AgentSign = ({ agents }: { readonly agents: readonly AgentCode[] }) => (
  <span className="seat-sign agent-sign" aria-hidden="true">
    {agents.map(code => (
      <AgentFace key={code} agent={AGENT_CODES.indexOf(code)} />
    ))}
  </span>
);
