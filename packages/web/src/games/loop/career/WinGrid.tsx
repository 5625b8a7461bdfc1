/** L-HR-1: grid of four modes by three difficulties, with a stamp for each win. */
import { AGENT_CODES, type Career, DIFFICULTIES, MODE_IDS } from '@tessera/games/loop';
import type { StoredMatch } from '../../../match/library.ts';
import { plural } from '../../../text/index.ts';
import { Link } from '../../../ui/Link.tsx';
import { PATHS } from '../../../ui/router.ts';
import { ModeSign } from '../newMatch/ModeSign.tsx';
import { AgentFace } from '../pieces/AgentFace.tsx';
import { dayOf } from './day.ts';
import type { PageWords } from './words/index.ts';

type Grid = Career<StoredMatch>['grid'];

interface WinGridProps {
  readonly grid: Grid;
  readonly words: PageWords;
}

export function WinGrid({ grid, words }: WinGridProps) {
  const { game } = words;
  return (
    <section className="career-section">
      <h2 id="career-grid">{words.grid}</h2>
      <table className="career-grid" aria-labelledby="career-grid">
        <thead>
          <tr>
            <th scope="col">
              <span className="only-read">{words.mode}</span>
            </th>
            {DIFFICULTIES.map(difficulty => (
              <th key={difficulty} scope="col">
                {game.difficulties[difficulty].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MODE_IDS.map((mode, row) => (
            <tr key={mode}>
              <th scope="row">
                <span className="career-mode">
                  <ModeSign mode={mode} />
                  {game.modes[mode].name}
                </span>
              </th>
              {DIFFICULTIES.map((difficulty, column) => (
                <Cell key={difficulty} cell={grid[row]?.[column]} words={words} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({
  cell,
  words,
}: {
  readonly cell: Grid[number][number] | undefined;
  readonly words: PageWords;
}) {
  const { language, game } = words;
  const first = cell?.first;
  if (!first)
    return (
      <td>
        {cell?.played ? plural(language, words.cell.tries, cell.played) : <span>{words.cell.never}</span>}
      </td>
    );
  const team = first.team.map(code => game.agents[code].name).join(', ');
  return (
    <td className="is-won">
      <Link href={PATHS.match(first.match.setup.id)}>
        <b>{words.cell.won}</b>
        <span className="career-team" role="img" aria-label={team} title={team}>
          {first.team.map(code => (
            <AgentFace key={code} agent={AGENT_CODES.indexOf(code)} />
          ))}
        </span>
        <time dateTime={new Date(first.when).toISOString()}>{dayOf(language, first.when)}</time>
      </Link>
      {cell.won > 1 && <span className="career-times">×{cell.won}</span>}
    </td>
  );
}
