/** Announces every change when it lands: in a live region for screen readers, and by sound. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { fill, type Text } from '../text/index.ts';
import { settings } from '../ui/settings.ts';
import type { Sound } from '../ui/sound.ts';
import type { GameModel } from './game.ts';
import { type LogLine, spoken } from './log.ts';
import { counterOf, type Prompt } from './PromptBand.tsx';

/** Text of the live region: events, prompt, and the number of a past board. */
export function useNews(
  { manifest, snapshot, entries, log, back, say, text }: GameModel<unknown>,
  sounds: readonly (readonly [string, Sound])[],
  prompt: Prompt,
): string {
  const { language } = text;
  // An announcement in the language before is not read again in the wrong voice.
  const [said, setSaid] = useState({ words: '', language });
  const { seq, moves } = snapshot;
  const { isTogether } = manifest;
  const heard = useRef(seq);
  useEffect(() => {
    if (heard.current === seq) return;
    heard.current = seq;
    say(undefined);
    if (!settings().sound) return;
    import('./sound/landed.ts').then(
      ({ ringLanded }) => ringLanded(snapshot, sounds, isTogether),
      () => {},
    );
  }, [seq, snapshot, say, sounds, isTogether]);

  const all = moves.length;
  const told = useRef({ seq, all, language });
  // The log is updated a moment later than the snapshot.
  const isLogged = entries.length === all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change and language, in the words of that moment.
  useEffect(() => {
    const before = told.current;
    const isTranslated = before.language !== language;
    if ((before.seq === seq && !isTranslated) || !isLogged) return;
    told.current = { seq, all, language };
    // A change of language repeats the latest announcement, if there was one.
    if (before.seq === seq && said.words === '') return;
    const isUndone = all < before.all;
    const lines = log.lines.filter(({ count }) => count === all);
    const words = isUndone ? `${text.table.time.undone} ${asked(prompt)}` : newsOf(text, lines, prompt);
    setSaid({ words, language });
  }, [seq, isLogged, language]);

  const { count } = back;
  const { after } = text.table.time;
  useEffect(() => {
    if (count !== undefined) setSaid({ words: fill(after, { count, all }), language });
  }, [count, all, after, language]);
  return said.language === language ? said.words : '';
}

/** `lines`: effects of the change, newest first, as in the log. */
export const newsOf = ({ table }: Text, lines: readonly LogLine[], prompt: Prompt): string =>
  [
    ...lines
      .toReversed()
      .flatMap(line => [spoken(table.log.who, line), ...(line.aloud === undefined ? [] : [line.aloud])]),
    asked(prompt),
  ].join(' ');

/** The prompt as text: whose turn it is and what threatens; nothing while a bot thinks. */
const asked = ({ head, body, mood, threat, counters = [] }: Prompt): string => {
  if (mood === 'wait') return '';
  const warnings = [
    ...(threat?.isHigh ? [threat.text] : []),
    ...counters
      .map(counterOf)
      .filter(({ isAloud }) => isAloud)
      .map(({ text }) => text),
  ];
  return [`${head} ${body.replaceAll('*', '')}`, ...warnings.map(said => said.replace(/\.?$/, '.'))].join(
    ' ',
  );
};
