/** Threats above the board: what would end the game, and what the next throw may overflow. */
import { type Era, type Outlook, type Threat, threatsOf } from '@tessera/games/loop';
import { Emphasised } from '../../table/Emphasised.tsx';
import { fill, percent, plural } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { LoopModel } from './contract.ts';

interface Line {
  readonly key: string;
  readonly text: string;
  /** True if it ends the game. */
  readonly isEnd: boolean;
}

/** Maximum number of threats shown. */
const fitting = (layout: LoopModel['layout']): number =>
  isHandheld(layout) ? 2 : layout === 'middle' ? 3 : 4;

/** Letters that fit into the line; longer threats call eras by their short names, then leave the word for an overflow out. */
const ROOM = 88;
/** Letters that fit into the line of a phone. */
const HANDHELD_ROOM = 38;

export function Threats({ model }: { readonly model: LoopModel }) {
  const { words, shown } = model;
  const { threats } = words.table;
  // The ring keeps its size. A lesson hides the outcome of its match, which asks for nothing more.
  if (shown.outcome || !shown.view.decision) return <div className="lt-ended" />;
  const lines = fittingLines(model);
  const isHigh = lines.some(({ isEnd }) => isEnd);
  return (
    <section
      className={`lt-threats${isHigh ? ' is-high' : ''}${lines.length === 0 ? ' is-calm' : ''}`}
      aria-label={threats.label}
    >
      <Icon name="threat" size={16} />
      {lines.length === 0 ? (
        <p>{isPossible(model) ? threats.unlikely : threats.calm}</p>
      ) : (
        <ul>
          {lines.map(({ key, text, isEnd }) => (
            <li key={key} className={isEnd ? 'is-end' : undefined}>
              <Emphasised text={text} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The threats that the line of a layout has room for. */
export function fittingLines(model: LoopModel): readonly Line[] {
  const room = isHandheld(model.layout) ? HANDHELD_ROOM : ROOM;
  const short = { ...model, layout: 'phone' } as const;
  const ways = [linesOf(model), linesOf(short), linesOf(short, false)];
  const lettersOf = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);
  for (let count = fitting(model.layout); count > 1; count--) {
    const found = ways.map(lines => lines.slice(0, count)).find(lines => lettersOf(lines) <= room);
    if (found) return found;
  }
  return linesOf(model).slice(0, 1);
}

/** True if the next throw may overflow an era, however unlikely that is. */
const isPossible = ({ outlook }: LoopModel): boolean => outlook.eras.some(({ overflow }) => overflow > 0);

/** Chance of an overflow, in words below one percent, that is not worth a line. */
const FAINT = 0.005;

/** Chance of a defeat below which likelier overflows come first. */
const NOTED = 0.01;

/** Threats, the worst first; `isNamed`: the likeliest overflow is called one. */
export function linesOf(
  model: Pick<LoopModel, 'view' | 'outlook' | 'words' | 'layout'>,
  isNamed = true,
): readonly Line[] {
  const { view, outlook } = model;
  const threats = threatsOf(view, outlook);
  const noted = threats.filter(({ kind, chance }) => kind !== 'vortex' || chance >= FAINT);
  const ordered = [...noted.filter(threat => !isRemote(threat)), ...noted.filter(isRemote)];
  return ordered.flatMap(threat => lineOf(model, threat, outlook, isNamed || ordered.length === 1) ?? []);
}

/** True for a defeat that is very unlikely, and for vortices of which enough are left. */
const isRemote = ({ kind, chance }: Threat): boolean =>
  (kind === 'double' || kind === 'fourth') && chance < NOTED;

function lineOf(
  { words, layout }: Pick<LoopModel, 'words' | 'layout'>,
  threat: Threat,
  { eras }: Outlook,
  isNamed: boolean,
): Line | undefined {
  const { language, table } = words;
  const threats = isHandheld(layout) ? { ...table.threats, ...table.threats.brief } : table.threats;
  const chanceOf = (chance: number): string => percent(language, chance);
  const eraOf = (era: Era): string =>
    (isHandheld(layout) ? words.game.erasShort : words.game.eras)[era] ?? '';
  switch (threat.kind) {
    case 'mega':
      return { key: 'mega', text: threats.mega, isEnd: true };
    case 'double':
      // A vortex that cannot overflow with the next throw is left out.
      return threat.chance === 0
        ? undefined
        : {
            key: `double ${threat.era}`,
            text: fill(threats.defeat, { era: eraOf(threat.era), chance: chanceOf(threat.chance) }),
            isEnd: !isRemote(threat),
          };
    case 'fourth':
      return {
        key: 'fourth',
        text: isRemote(threat)
          ? plural(language, threats.tiles, threat.tiles)
          : fill(threats.fourth, { chance: chanceOf(threat.chance) }),
        isEnd: !isRemote(threat),
      };
    case 'cycles':
      return {
        key: 'cycles',
        text:
          threat.turnsLeft === 0
            ? threats.lastTurn
            : `${plural(language, threats.cycles, threat.turnsLeft)}, ${plural(language, threats.missing, threat.archivesMissing)}`,
        isEnd: threat.turnsLeft === 0,
      };
    case 'vortex': {
      const isWorst = eras.every(({ overflow }) => overflow <= threat.chance);
      return {
        key: `vortex ${threat.era}`,
        text: fill(isWorst && isNamed ? threats.overflows : threats.overflow, {
          era: eraOf(threat.era),
          chance: chanceOf(threat.chance),
        }),
        isEnd: false,
      };
    }
    default:
      return threat satisfies never;
  }
}
