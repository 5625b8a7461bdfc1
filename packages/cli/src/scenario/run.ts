/** Plays a scenario step by step. */
import { type AnyMatch, Match, scriptedChance } from '@tessera/engine';
import { Failure } from '../command.ts';
import { playOne, plyText, whyNot } from '../line.ts';
import { filled, type Language, sourceOf, type Words } from '../words.ts';
import { type Difference, differenceLines, differences } from './expect.ts';
import type { ScenarioFile, ScenarioStep } from './parse.ts';
import { SCENARIO_TEXT } from './text.ts';

interface StepReport {
  /** Number of the step, from 1. */
  readonly step: number;
  readonly ok: boolean;
  /** The step in words; more lines if it failed. */
  readonly lines: readonly string[];
  readonly differences: readonly Difference[];
}

export interface ScenarioReport {
  readonly steps: readonly StepReport[];
  readonly position: string;
}

export function runScenario(file: ScenarioFile, language: Language): ScenarioReport {
  const { game, options, seats, seed, position, rolls } = file;
  const start = { options, seats, seed, ...(position === undefined ? {} : { position }) };
  const match: AnyMatch = new Match(game, start, rolls && scriptedChance(rolls));
  const words = file.words(language);
  const steps: StepReport[] = [];
  for (const [i, step] of file.steps.entries()) {
    const report = { step: i + 1, ...runStep(words, match, step, `steps[${i}]`) };
    steps.push(report);
    if (!report.ok && step.type === 'move') break; // later steps depend on this move
  }
  return { steps, position: game.notation.formatPosition(match.state) };
}

type Verdict = Omit<StepReport, 'step'>;

function runStep(words: Words, match: AnyMatch, step: ScenarioStep, field: string): Verdict {
  if (step.type === 'move') return playStep(words, match, step, field);
  if (step.type === 'whyNot') return whyNotStep(words, match, step, field);
  const text = SCENARIO_TEXT[words.language];
  const found = differences(match.game, match.state, step.expect);
  const lines =
    found.length === 0
      ? [text.asExpected]
      : [text.notAsExpected, ...found.flatMap(one => differenceLines(one, text))];
  return { ok: found.length === 0, lines, differences: found };
}

function playStep(
  words: Words,
  match: AnyMatch,
  step: ScenarioStep & { type: 'move' },
  field: string,
): Verdict {
  const { type: _, move, ...seat } = step;
  try {
    const ply = playOne(match, move, words, { ...seat, field: `${field}.move` });
    const line = `${ply.move}  ${plyText(ply, words)}`.trimEnd();
    return { ok: true, lines: [line], differences: [] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const difference = { what: 'move', expected: `${move} is legal`, actual: error.message };
    return { ok: false, lines: [error.message], differences: [difference] };
  }
}

function whyNotStep(
  words: Words,
  match: AnyMatch,
  step: ScenarioStep & { type: 'whyNot' },
  field: string,
): Verdict {
  const text = SCENARIO_TEXT[words.language];
  const refused = whyNot(match, step.seat ?? match.decider ?? 0, step.move, `${field}.whyNot`);
  if (!refused) {
    const difference = { what: 'whyNot', expected: `${step.move} is refused`, actual: 'it is legal' };
    return { ok: false, lines: [filled(text.notRefused, step)], differences: [difference] };
  }
  const found = (['clause', 'code'] as const)
    .filter(what => step[what] !== undefined && step[what] !== refused[what])
    .map(what => ({ what, expected: step[what], actual: refused[what] }));
  const said = { move: step.move, sentence: words.refusal(refused), source: sourceOf(refused) };
  const lines =
    found.length === 0
      ? [filled(text.refused, said)]
      : [filled(text.refusedOtherwise, said), ...found.flatMap(one => differenceLines(one, text))];
  return { ok: found.length === 0, lines, differences: found };
}
