/** Preparation of a match of rift. */
import './newMatch.css';
import { fill } from '@tessera/engine';
import { RIFT_FACTS } from '@tessera/games/rift';
import type { DraftProps, Preparation } from '../../../table/newMatch/preparation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PATHS } from '../../../ui/router.ts';
import { MiniBoard } from '../MiniBoard.tsx';
import { FORM } from './form.ts';
import { loadWords, type PageWords } from './words/index.ts';

/** The ready set-up (R-SETUP-7) in both pairs of camps, for the preview. */
const OPENINGS = {
  inset: '15/5v8s/4t4h3p1/15/15/7x3x3/15/15/15/3X3X7/15/15/1P3H4T4/S8V5/15 w SRC3H2Gsrc3h2g p 0 0',
  outer: '5v8s/4t4h3p1/15/15/15/7x3x3/15/15/15/3X3X7/15/15/15/1P3H4T4/S8V5 w SRC3H2Gsrc3h2g p 0 0',
} as const;

function Picture({ draft }: DraftProps<PageWords>) {
  const camp = draft.options.camp === 'outer' ? 'outer' : 'inset';
  // Where players place the pieces themselves, the ready set-up is an example.
  const isReady = draft.options.setupOrder === 'ready';
  return (
    <div className={isReady ? undefined : 'is-placing'}>
      <MiniBoard position={OPENINGS[camp]} camp={camp} />
    </div>
  );
}

/** Icon of a colour: its Tesseract, a cube within a cube. */
const SeatSign = ({ colour }: { readonly colour: 'white' | 'black' }) => (
  <svg className={`seat-sign is-${colour}`} width="36" height="36" viewBox="-24 -24 48 48" aria-hidden="true">
    <path className="sign-top" d="M0-21 18.2-10.5 0 0-18.2-10.500z" />
    <path className="sign-left" d="M-18.2-10.5 0 0v21l-18.2-10.500z" />
    <path className="sign-right" d="M18.2-10.5 0 0v21l18.2-10.500z" />
    <path className="sign-heart" d="M0-9 7.8-4.500v9L0 9l-7.8-4.500v-9z" />
  </svg>
);

export const preparation: Preparation<PageWords> = {
  ...FORM,
  loadWords,
  placeOf: (seat, _seats, { game, who }) => {
    const colour = game.colours[seat] ?? '';
    const sign = <SeatSign colour={seat === 0 ? 'white' : 'black'} />;
    return { name: colour, short: colour, question: fill(who, { colour }), sign };
  },
  holdings: ({ game }) => game.colours,
  BeforeOptions: ({ words, isOnline }) =>
    isOnline ? (
      <p className="editor-note">{words.editHere}</p>
    ) : (
      <Link className="button is-small editor-link" href={PATHS.workshop(RIFT_FACTS)}>
        <Icon name="plus" size={16} />
        {words.edit}
      </Link>
    ),
  Picture,
  who: ([white = '', black = ''], { against }) => fill(against, { white, black }),
};
