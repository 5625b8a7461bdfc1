/** A short banner over the stage: an event with what it does, a breach with its crack. Screen readers hear the news. */
import { LAST_BREACH, type TesseractEvent } from '@tessera/games/tesseract';
import { fill } from '../../text/index.ts';
import './banner.css';
import { type Drama, isDrama } from './landing.ts';
import { Crack } from './panels/BreachPanel.tsx';
import { EventGlyph, Sign } from './signs.tsx';
import type { Model } from './useModel.ts';
import type { TesseractWords } from './words/index.ts';

export function Banner({ model }: { readonly model: Model }) {
  const { moment, arriving } = model.clock;
  const drama = moment?.event as TesseractEvent | undefined;
  if (!moment || !drama || !isDrama(drama)) return null;
  const isBreach = drama.type === 'breached';
  const mood = isBreach ? 'breach' : drama.isWarded ? 'warded' : 'event';
  // Different for every banner, so that each comes in anew.
  const key = `${(arriving ?? model.snapshot).seq} ${moment.start}`;
  return (
    <div key={key} className={`tt-banner is-${mood}`} aria-hidden="true">
      <i>{isBreach ? <Sign name="breach" /> : <EventGlyph symbol={drama.symbol} />}</i>
      <p>
        <b>{titleOf(model.words, drama)}</b>
        <span>{textOf(model.words, drama)}</span>
        {isBreach && <Crack breach={drama.breach} width={260} hasNumbers />}
      </p>
    </div>
  );
}

function titleOf({ game, table }: TesseractWords, drama: Drama): string {
  if (drama.type === 'uncovered') return game.symbols[drama.symbol].name;
  const { single, double, several } = table.drama;
  const { count, breach } = drama;
  return fill(count === 1 ? single : count === 2 ? double : several, { count, breach, last: LAST_BREACH });
}

function textOf({ game, table }: TesseractWords, drama: Drama): string {
  if (drama.type === 'uncovered')
    return drama.isWarded ? table.drama.warded : game.symbols[drama.symbol].text;
  if (drama.breach >= LAST_BREACH) return game.reasons.breach;
  return fill(table.drama.values, { values: drama.values.join(', ') });
}
