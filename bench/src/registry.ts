/** Every benchmark by name. */
import type { Bench } from './bench.ts';

const LOADERS = {
  b5: () => import('./b5.ts'),
  b9: () => import('./b9.ts'),
  e1: () => import('./e1.ts'),
  e2: () => import('./e2.ts'),
  e3: () => import('./e3.ts'),
  e4: () => import('./e4.ts'),
  e5: () => import('./e5.ts'),
  e6: () => import('./e6.ts'),
  s1: () => import('./s1.ts'),
  s4: () => import('./s4.ts'),
  w1: () => import('./w1.ts'),
  w2: () => import('./w2.ts'),
  w3: () => import('./w3.ts'),
  w4: () => import('./w4.ts'),
  w5: () => import('./w5.ts'),
  w6: () => import('./w6.ts'),
  w7: () => import('./w7.ts'),
  w8: () => import('./w8.ts'),
  w9: () => import('./w9.ts'),
  w10: () => import('./w10.ts'),
} as const;

export type BenchName = keyof typeof LOADERS;

export const BENCH_NAMES = Object.keys(LOADERS) as BenchName[];

export const isBenchName = (name: string): name is BenchName => Object.hasOwn(LOADERS, name);

export const loadBench = async (name: BenchName): Promise<Bench> => (await LOADERS[name]()).bench;
