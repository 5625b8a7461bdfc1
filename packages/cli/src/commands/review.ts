import { type Command, EXIT } from '../command.ts';
import { writeWhole } from '../files.ts';
import { note, print, printJson } from '../io.ts';
import { readLogFile, replayed, requireClaim } from '../logs.ts';
import { progress } from '../progress.ts';
import { reviewPage } from '../review/page.ts';
import { reviewLog } from '../review/reviewLog.ts';
import { reviewLines, toldReview } from '../review/told.ts';
import { LANGUAGE_OPTION, LANGUAGE_USAGE, languageOf } from '../words.ts';
import { fileOf } from './replay.ts';

const MOST_NODES = 1_000_000;

/** Judges every decision of a finished match: what decisions cost, what chance gave, and what was better. */
export const review: Command = {
  name: 'review',
  summary: 'judge a finished game: what decisions cost, what chance gave, and what would have been better',
  usage: `FILE [--html OUT] [--nodes N] ${LANGUAGE_USAGE}`,
  options: {
    html: { value: 'OUT', help: 'write the review as a page, in one file that needs nothing else' },
    nodes: { value: 'N', help: 'positions searched for each decision that seems to cost something' },
    language: LANGUAGE_OPTION,
  },
  positionals: 1,
  example: 'tessera review game.json --html review.html',
  async run(args, io, games) {
    const language = languageOf(args);
    const nodes = args.has('nodes') ? args.whole('nodes', 1, MOST_NODES) : undefined;
    const logged = await readLogFile(fileOf(args), io, games);
    const match = replayed(logged.game, logged.log);
    requireClaim(logged, match);
    let tell: ((done: number) => void) | undefined;
    const found = await reviewLog(logged, match, nodes, (done, of) => {
      tell ??= progress(io, of, 'decisions');
      tell(done);
    });
    const told = toldReview(logged, found, language);
    const html = args.text('html');
    if (html !== undefined) {
      writeWhole(html, reviewPage(logged, found, told, language));
      note(io, `wrote ${html}`);
    }
    if (args.has('json')) {
      const { names, totals, costs, moments } = told;
      const shown = moments.map(({ states: _, ...moment }) => moment);
      printJson(io, { game: logged.game.id, names, totals, costs, moments: shown, review: found.review });
    } else print(io, ...reviewLines(told, language));
    return EXIT.ok;
  },
};
