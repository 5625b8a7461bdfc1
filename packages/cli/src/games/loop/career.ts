/** L-HR: the evaluation sheet in the terminal. */
import { type Career, careerOf, DIFFICULTIES, type LoopPast, MODE_IDS, sheetOf } from '@tessera/games/loop';
import type { Language } from '../../words.ts';
import { filled } from '../../words.ts';
import type { StoredGame } from '../manifest.ts';
import { CAREER_TEXT, LOOP_TEXT } from '../texts.ts';
import { CAREER_WORDS } from './careerWords.ts';

export function loopCareer(matches: readonly StoredGame[], language: Language) {
  const career = careerOf(
    matches.map(({ file, match }, when) => ({
      match: file,
      when,
      sheet: sheetOf(match.history() as unknown as LoopPast),
    })),
  );
  return { lines: linesOf(career, language), data: career };
}

function linesOf(career: Career<string>, language: Language): string[] {
  const words = CAREER_WORDS[language];
  const { kinds, entries } = CAREER_TEXT[language];
  const { played, won, achievements } = career;
  const lines = [filled(words.sum, { played, won }), '', ...gridLines(career, language)];
  for (const kind of ['promotion', 'experience', 'dismissal'] as const) {
    const own = achievements.filter(one => one.kind === kind);
    const earned = own.filter(one => one.earned);
    lines.push('', `${kinds[kind].name}, ${earned.length}/${own.length}`);
    for (const { id, earned: from } of own) {
      const { name, how } = entries[id];
      lines.push(`  [${from ? 'x' : ' '}] ${name}: ${how}${from ? ` (${from.match})` : ''}`);
    }
  }
  return lines;
}

/** A line for each mode and difficulty that was tried. */
function gridLines({ grid }: Career<string>, language: Language): string[] {
  const { modes, difficulties, agents } = LOOP_TEXT[language];
  const words = CAREER_WORDS[language];
  const lines = MODE_IDS.flatMap((mode, row) =>
    DIFFICULTIES.flatMap((difficulty, column) => {
      const cell = grid[row]?.[column];
      if (!cell || cell.played === 0) return [];
      const { played, won, first } = cell;
      const team = first?.team.map(code => agents[code].name).join(', ');
      const withWhom = first ? filled(words.with, { team: team ?? '', file: first.match }) : '';
      return [
        `${modes[mode].name}, ${difficulties[difficulty].name}: ${filled(words.sum, { played, won })}${withWhom}`,
      ];
    }),
  );
  return lines.length > 0 ? lines : [words.none];
}
