/** Output of `tessera help`. */
import { type Command, type OptionHelp, optionsOf } from './command.ts';
import { type Games, idsOf } from './games/manifest.ts';

export function overview(commands: readonly Command[], games: Games): string[] {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'tessera: games of folded space and time, in the terminal',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `Games: ${idsOf(games)}.`,
    'tessera help COMMAND or tessera COMMAND --help says more; tessera --version says which version this is.',
    'Exit codes: 0 done; 1 an illegal move, a missed expectation, a log that does not hold; 2 malformed input; 130 stopped.',
  ];
}

export function commandHelp(command: Command, games: Games): string[] {
  const options = Object.entries(optionsOf(command, games));
  const width = Math.max(...options.map(([name, option]) => label(name, option).length));
  return [
    `tessera ${command.name}: ${command.summary}`,
    '',
    `  tessera ${command.name} ${command.usage} [--json]`,
    '',
    ...options.map(([name, option]) => `  ${label(name, option).padEnd(width)}  ${option.help}`),
    '',
    'For example:',
    '',
    `  ${command.example}`,
  ];
}

const label = (name: string, { value }: OptionHelp): string => `--${name}${value ? ` ${value}` : ''}`;
