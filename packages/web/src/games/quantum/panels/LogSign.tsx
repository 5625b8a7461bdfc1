/** Signs before a line of the log: the heading of its turn, which CSS shows once, and the deed; the actor if it is another. */
import type { Faction } from '@tessera/games/quantum';
import { fill, useText } from '../../../text/index.ts';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { StepSign, type StepSignProps } from './StepSign.tsx';

interface LogSignProps extends StepSignProps {
  /** Number of the turn; 0 for the set-up, which has no heading. */
  readonly turn: number;
  readonly name: string | undefined;
  /** Faction of whoever's turn it is. */
  readonly owner: Faction | undefined;
}

export function LogSign({ turn, name, owner, faction, kind }: LogSignProps) {
  const { log } = useText().table;
  if (turn === 0) return <StepSign faction={faction} kind={kind} />;
  return (
    <>
      <span className={`q-log-head of-${owner}`} aria-hidden="true">
        <CubeMark faction={owner} />
        <span>{name}</span>
        <small>{fill(log.turn, { turn })}</small>
      </span>
      <StepSign faction={faction === owner ? undefined : faction} kind={kind} />
    </>
  );
}
