import { AGENT_CODES, contentOf, DIMENSIONS, ERAS, type LoopOptions, MISSIONS } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { drawn } from '../../../ui/render/testing/drawn.ts';
import colours from '../colours.css?raw';
import { AgentFace } from './AgentFace.tsx';
import { Centrifuge } from './Centrifuge.tsx';
import { CloneFace } from './CloneFace.tsx';
import { Cube, type CubeKind } from './Cube.tsx';
import { DimensionMark } from './DimensionMark.tsx';
import { EraGlyph } from './EraGlyph.tsx';
import { FooFace } from './FooFace.tsx';
import { MissionMark } from './MissionMark.tsx';
import { UltraMark } from './UltraMark.tsx';
import { Vortex } from './Vortex.tsx';

/** Number of distinct shapes, with classes (and hence colours) removed. */
const shapes = (pictures: readonly string[]): number =>
  new Set(pictures.map(picture => picture.replace(/"className":"[^"]*",?/g, ''))).size;

const { tokens, ultras } = contentOf({ options: {} as LoopOptions });
const places = (list: readonly unknown[]): readonly number[] => [...list.keys()];

describe('without colour', () => {
  test('eras, dimensions and agents differ', () => {
    expect(shapes(places(ERAS).map(era => drawn(<EraGlyph era={era} />)))).toBe(7);
    expect(shapes(places(DIMENSIONS).map(dimension => drawn(<DimensionMark dimension={dimension} />)))).toBe(
      4,
    );
    expect(shapes(places(AGENT_CODES).map(agent => drawn(<AgentFace agent={agent} />)))).toBe(5);
  });

  test('clones differ by the sign of their era, Supa Clones by their hair', () => {
    expect(shapes(tokens.map(token => drawn(<CloneFace token={token} />)))).toBe(14);
  });

  test('cubes differ by their sign, an empty slot has none', () => {
    const kinds: readonly (CubeKind | 'empty')[] = ['rift', 'energy', 'perpetual', 'damage', 'empty'];
    expect(shapes(kinds.map(kind => drawn(<Cube kind={kind} />)))).toBe(5);
  });

  test('missions differ, face down and revealed', () => {
    const marks = places(MISSIONS).map(mission => drawn(<MissionMark mission={mission} />));
    expect(shapes([...marks, drawn(<MissionMark />)])).toBe(11);
  });

  test('vortices, Centrifuges and Ultramachina cards differ', () => {
    expect(shapes([drawn(<Vortex />), drawn(<Vortex isMega />), drawn(<FooFace />)])).toBe(3);
    expect(shapes([0, 1, 2].map(dimension => drawn(<Centrifuge dimension={dimension} />)))).toBe(3);
    expect(shapes(ultras.map(ultra => drawn(<UltraMark ultra={ultra} />)))).toBe(14);
  });
});

test('a clone has the colour of its destruction era', () => {
  for (const token of tokens)
    expect(drawn(<CloneFace token={token} />)).toContain(`is-era-${token.destruction}`);
});

test('a piece with a name is an image with that label, one without is decoration', () => {
  expect(drawn(<Cube kind="rift" label="a rift" />)).toContain('"aria-label":"a rift"');
  expect(drawn(<Cube kind="rift" />)).toContain('"aria-hidden":"true"');
});

describe('text in the colour of an era is readable (WCAG AA)', () => {
  const eras = [...colours.matchAll(/--loop-era-\d: (#\w{6})/g)].map(([, hex = '']) => hex);
  /** Mixture as in `--era-ink`: with white in the dark theme, with black in the light one. */
  const [dark, light] = [...colours.matchAll(/--era-towards: \w+ (\d+)%/g)].map(
    ([, share]) => Number(share) / 100,
  );
  test.each([
    { theme: 'dark', share: dark, towards: '#ffffff', panel: '#121723', wedge: 0.18 },
    { theme: 'light', share: light, towards: '#000000', panel: '#fffdf8', wedge: 0.2 },
  ])('$theme', ({ share = 0, towards, panel, wedge }) => {
    expect(eras).toHaveLength(7);
    for (const era of eras) {
      const ink = mixed(era, towards, share);
      expect(contrast(ink, oklab(panel)), `${era} on a panel`).toBeGreaterThan(4.5);
      expect(contrast(ink, mixed(panel, era, wedge)), `${era} on its era`).toBeGreaterThan(4.5);
    }
  });
});

type Triple = readonly [number, number, number];

/** Colour in the space of `color-mix(in oklab)`. */
function oklab(hex: string): Triple {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const mixed = (one: string, other: string, share: number): Triple => {
  const [from, to] = [oklab(one), oklab(other)];
  return [0, 1, 2].map(i => (from[i] ?? 0) * (1 - share) + (to[i] ?? 0) * share) as unknown as Triple;
};

function luminance([L, a, b]: Triple): number {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: Triple, other: Triple): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
