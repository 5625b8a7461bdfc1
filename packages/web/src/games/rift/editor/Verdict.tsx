/** Live validation: whether the position can be played, else the reasons; and the buttons that play it. */
import { squareName } from '@tessera/games/rift';
import { useLayout } from '../../../table/useLayout.ts';
import { fill, plural, useText } from '../../../text/index.ts';
import type { Layout } from '../../../ui/breakpoints.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PATHS } from '../../../ui/router.ts';
import type { Fault, Verdict as Judged } from './faults.ts';
import type { EditorWords } from './words/index.ts';

interface VerdictProps {
  readonly verdict: Judged;
  readonly words: EditorWords;
  onPlay(): void;
  onAnalyse(): void;
}

/** Maximum number of reasons shown. */
const shownIn = (layout: Layout): number => (layout === 'landscape' || layout === 'phone' ? 1 : 3);

export function Verdict({ verdict, words, onPlay, onAnalyse }: VerdictProps) {
  const { faults, state, isTakable, strayCrosses } = verdict;
  const { test, game } = words;
  const { language } = useText();
  const isPlayable = state !== undefined;
  const shown = shownIn(useLayout());
  const more = faults.length - shown;
  return (
    <section className={isPlayable ? 'card making-verdict is-playable' : 'card making-verdict'}>
      <div role="status" className="making-words">
        <p className="making-word">
          <Icon name={isPlayable ? 'check' : 'threat'} size={18} />
          {state
            ? fill(test[state.phase === 'p' ? 'yes' : 'yesSetup'], { colour: game.colours[state.side] })
            : test.no}
        </p>
        <ul>
          {faults.slice(0, shown).map(fault => (
            <Reason key={`${fault.code} ${fault.colour} ${fault.letter}`} fault={fault} words={words} />
          ))}
          {isTakable && <li>{fill(test.takable, { colour: game.colours[state?.side ?? 0] })}</li>}
          {isPlayable && strayCrosses.length > 0 && (
            <li>{fill(test.stray, { at: strayCrosses.map(squareName).join(', ') })}</li>
          )}
        </ul>
        {more > 0 && <p>{plural(language, test.more, more)}</p>}
      </div>
      <div className="making-buttons">
        <button type="button" className="button is-main" disabled={!isPlayable} onClick={onPlay}>
          {words.play.button}
          <Icon name="arrow" />
        </button>
        <button type="button" className="button" disabled={!isPlayable} onClick={onAnalyse}>
          <Icon name="hint" />
          {words.analyse.button}
        </button>
      </div>
    </section>
  );
}

function Reason({ fault, words }: { readonly fault: Fault; readonly words: EditorWords }) {
  const { game } = words;
  const { code, clause, colour, letter, reason, params } = fault;
  const said = fill(words.faults[code], {
    ...params,
    ...(colour !== undefined && { colour: game.colours[colour] }),
    ...(letter && { piece: game.pieces[letter] }),
    ...(reason && { reason: game.reasons[reason] }),
  });
  return (
    <li>
      {said}{' '}
      {clause && (
        <Link className="clause-link" href={PATHS.rules(clause)}>
          {clause}
        </Link>
      )}
    </li>
  );
}
