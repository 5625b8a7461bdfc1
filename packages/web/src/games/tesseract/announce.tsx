/** Text of banners: an event with its effect, a breach with its crack. */
import { LAST_BREACH, type TesseractEvent } from '@tessera/games/tesseract';
import type { Announcement } from '../../table/Banner.tsx';
import { fill } from '../../text/index.ts';
import { Crack } from './panels/BreachPanel.tsx';
import { EventGlyph, Sign } from './signs.tsx';
import type { TesseractWords } from './words/index.ts';

export function announce({ game, table }: TesseractWords, event: TesseractEvent): Announcement | undefined {
  const { warded, single, double, several, values } = table.drama;
  if (event.type === 'uncovered') {
    const { symbol, isWarded } = event;
    const { name, text } = game.symbols[symbol];
    const face = <EventGlyph symbol={symbol} />;
    return { face, title: name, text: isWarded ? warded : text, mood: isWarded ? 'good' : 'event' };
  }
  if (event.type !== 'breached') return undefined;
  const { count, breach } = event;
  return {
    face: <Sign name="breach" />,
    title: fill([single, double][count - 1] ?? several, { count, breach, last: LAST_BREACH }),
    text: breach >= LAST_BREACH ? game.reasons.breach : fill(values, { values: event.values.join(', ') }),
    mood: 'bad',
    more: <Crack breach={breach} width={260} hasNumbers />,
  };
}
