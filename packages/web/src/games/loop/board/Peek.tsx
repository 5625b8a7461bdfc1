/** Enlarged era for screens with pieces smaller than a finger: everything there, readable and pressable. */
import { contentOf } from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import type { LoopModel, Thing } from '../contract.ts';
import { keyOf } from '../offers.ts';
import { AgentFace } from '../pieces/AgentFace.tsx';
import { CloneFace } from '../pieces/CloneFace.tsx';
import { DimensionMark } from '../pieces/DimensionMark.tsx';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { MissionMark } from '../pieces/MissionMark.tsx';
import { UltraMark } from '../pieces/UltraMark.tsx';
import type { EraThings } from './eras.ts';
import { eraName } from './labels.ts';
import { Thing as Pressed } from './Thing.tsx';
import { wordsOf } from './Tip.tsx';

interface PeekProps {
  readonly model: LoopModel;
  readonly eras: readonly EraThings[];
  readonly peeked: number | undefined;
  onClose(): void;
}

export function Peek({ model, eras, peeked, onClose }: PeekProps) {
  const things = peeked === undefined ? undefined : eras[peeked];
  if (!things) return null;
  const { era } = things;
  const { words } = model;
  // The popup is on the side of the ring opposite to the era.
  const isLow = era === 0 || era === 1 || era === 6;
  return (
    <section className={`lb-peek is-era-${era} ${isLow ? 'is-low' : ''}`} aria-label={eraName(words, era)}>
      <header>
        <EraGlyph era={era} />
        <b>{eraName(words, era)}</b>
        <button type="button" className="lb-close" aria-label={words.board.close} onClick={onClose}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.500 3.500l9 9M12.500 3.500l-9 9" />
          </svg>
        </button>
      </header>
      <ul>
        {seenAt(model, things).map(thing => (
          <Seen key={keyOf(thing)} model={model} thing={thing} />
        ))}
      </ul>
    </section>
  );
}

/** Content of an era that can be enlarged: what can be chosen, then cards. */
function seenAt(
  { markOf }: Pick<LoopModel, 'markOf'>,
  { cards, tile, ultras, clones, pawns }: EraThings,
): readonly Thing[] {
  const things: readonly Thing[] = [
    ...cards.map((card): Thing => ({ kind: 'card', card })),
    ...(tile.kind === 'mission' ? [{ kind: 'mission', mission: tile.mission } as const] : []),
    ...ultras.map(({ ultra }): Thing => ({ kind: 'ultra', ultra })),
    ...clones.map((token): Thing => ({ kind: 'token', token })),
    ...pawns.map((agent): Thing => ({ kind: 'agent', agent })),
  ];
  return things.toSorted((a, b) => Number(Boolean(markOf(b))) - Number(Boolean(markOf(a))));
}

function pictureOf({ view }: LoopModel, thing: Thing): ComponentChildren {
  const { cards, tokens, ultras } = contentOf(view);
  switch (thing.kind) {
    case 'card':
      return <DimensionMark dimension={cards[thing.card]?.dimension ?? 0} />;
    case 'mission':
      return <MissionMark mission={thing.mission} />;
    case 'agent':
      return <AgentFace agent={view.agents[thing.agent] ?? 0} />;
    case 'token': {
      const row = tokens[thing.token];
      return row && <CloneFace token={row} />;
    }
    case 'ultra': {
      const row = ultras[thing.ultra];
      return row && <UltraMark ultra={row} />;
    }
  }
}

interface SeenProps {
  readonly model: LoopModel;
  readonly thing: Thing;
}

function Seen({ model, thing }: SeenProps) {
  const [title = '', ...sentences] = wordsOf(model, thing) ?? [];
  return (
    <li>
      <Pressed model={model} thing={thing} name={[title, ...sentences].join(' ')} className="lb-seen">
        {pictureOf(model, thing)}
        <span>
          <b>{title}</b>
          {sentences.length > 0 && <small>{sentences.join(' ')}</small>}
        </span>
        <i className="lb-badge" data-mark={model.markOf(thing)} />
      </Pressed>
    </li>
  );
}
