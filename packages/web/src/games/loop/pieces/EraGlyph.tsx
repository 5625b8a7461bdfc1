/** Sign of an era, in the current text colour. */
import type { Era } from '@tessera/games/loop';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import { ERA_GLYPHS } from './outlines.ts';
import './pieces.css';

interface EraGlyphProps extends PieceProps {
  readonly era: Era;
}

export const EraGlyph = memo(({ era, ...placing }: EraGlyphProps) => (
  <Drawing className="l-piece l-sign" viewBox="0 0 16 16" {...placing}>
    <path d={ERA_GLYPHS[era]} />
  </Drawing>
));
