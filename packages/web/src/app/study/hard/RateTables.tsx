/** Tables of rates: one for each value of the first option where there are two, with a row for each setting. */
import type { Interval, Measured, MeasuredRow } from '@tessera/bots/measured';
import type { Preparation, PreparationWords } from '../../../table/newMatch/preparation.ts';
import { fill, percent, useText } from '../../../text/index.ts';
import { optionsIn, rateOf, seatsIn, valuesIn } from './rates.ts';
import type { HardWords } from './words/index.ts';

interface TablesProps {
  readonly rows: readonly MeasuredRow[];
  readonly measured: Measured;
  readonly words: HardWords;
  readonly preparation: Preparation;
  readonly names: PreparationWords;
}

export function RateTables({ rows, measured, words, preparation, names }: TablesProps) {
  const options = optionsIn(measured);
  const rowOption = options.at(-1) ?? '';
  const [groupOption] = options.length > 1 ? options : [];
  const nameOf = (option: string, value: string): string =>
    preparation.valueName?.(option, value, names) ?? names.game.options[option]?.values[value] ?? value;
  if (rows.length === 0) return <p className="hard-none">{words.none}</p>;
  const groups = groupOption === undefined ? [undefined] : valuesIn(rows, groupOption);
  return (
    <div className="hard-tables">
      {groups.map(group => (
        <RateTable
          key={group}
          caption={group === undefined ? undefined : nameOf(groupOption ?? '', group)}
          label={names.game.options[rowOption]?.label ?? ''}
          rows={rows.filter(({ setting }) => group === undefined || setting[groupOption ?? ''] === group)}
          words={words}
          nameOf={row => nameOf(rowOption, row.setting[rowOption] ?? '')}
        />
      ))}
    </div>
  );
}

interface TableProps {
  readonly caption: string | undefined;
  readonly label: string;
  readonly rows: readonly MeasuredRow[];
  readonly words: HardWords;
  readonly nameOf: (row: MeasuredRow) => string;
}

function RateTable({ caption, label, rows, words, nameOf }: TableProps) {
  const { language } = useText();
  const { columns } = words;
  const isContest = rows.some(({ seats }) => seats !== undefined);
  const share = (value: number): string => percent(language, value);
  return (
    <table className="hard-table">
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col" colSpan={2}>
            {isContest ? columns.first : columns.won}
          </th>
          <th scope="col">{columns.margin}</th>
          {isContest && <th scope="col">{columns.seats}</th>}
          <th scope="col">{columns.games}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => {
          const interval = rateOf(row);
          return (
            <tr key={nameOf(row)}>
              <th scope="row">{nameOf(row)}</th>
              <td className="hard-cell" aria-hidden="true">
                <Bar interval={interval} expected={isContest ? 1 / seatsIn(row) : undefined} />
              </td>
              <td className="hard-rate">{share(interval.rate)}</td>
              <td data-label={columns.margin}>
                {fill(words.margin, { low: share(interval.low), high: share(interval.high) })}
              </td>
              {row.seats && (
                <td data-label={columns.seats}>
                  {row.seats.map(wins => share(wins / Math.max(1, row.games))).join(' · ')}
                </td>
              )}
              <td data-label={columns.games}>{row.games.toLocaleString(language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface BarProps {
  readonly interval: Interval;
  /** Share by pure chance. */
  readonly expected: number | undefined;
}

/** The rate as a bar, its interval as a line over the end of the bar. */
function Bar({ interval: { rate, low, high }, expected }: BarProps) {
  const at = (value: number): string => `${(100 * value).toFixed(1)}%`;
  return (
    <span className="hard-bar">
      <span className="hard-fill" style={{ width: at(rate) }} />
      <span className="hard-margin" style={{ left: at(low), width: at(high - low) }} />
      {expected !== undefined && <span className="hard-tick" style={{ left: at(expected) }} />}
    </span>
  );
}
