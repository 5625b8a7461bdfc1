/**
 * Chooses the drawing: layers without WebGL or with reduced motion, else the last choice; both where they
 * fit.
 */
import { useCallback, useState } from 'preact/hooks';
import { readStored, writeStored } from '../../ui/stored.ts';

export type Drawing = 'cube' | 'layers';

const KEY = 'tessera.tesseract.drawing';

let webgl: boolean | undefined;

/** Tested once, since creating a context is slow. */
function hasWebGl(): boolean {
  webgl ??= document.createElement('canvas').getContext('webgl2') !== null;
  return webgl;
}

const stored = (): Drawing => (/layers/.test(readStored(KEY) ?? '') ? 'layers' : 'cube');

export interface DrawingChoice {
  readonly drawing: Drawing;
  readonly canDrawCube: boolean;
  /** True for the layers beside the cube. */
  readonly isBoth: boolean;
  draw(drawing: Drawing): void;
  /** Called when the cube cannot be drawn after all. */
  giveUp(): void;
}

export function useDrawing(isMoving: boolean, isRoomy: boolean): DrawingChoice {
  const [chosen, setChosen] = useState<Drawing>();
  const [canDrawCube, setCan] = useState(hasWebGl);
  const isBoth = isRoomy && canDrawCube;
  const wanted = isBoth ? 'cube' : (chosen ?? (isMoving ? stored() : 'layers'));
  return {
    drawing: canDrawCube ? wanted : 'layers',
    canDrawCube,
    isBoth,
    draw: drawing => {
      writeStored(KEY, drawing);
      setChosen(drawing);
    },
    giveUp: useCallback(() => setCan(false), []),
  };
}
