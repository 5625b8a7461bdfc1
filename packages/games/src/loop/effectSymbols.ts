/** Effects as rows of symbols: the pictorial twin of `effectWords`. */
import type { Condition, Counted, Part, Selector } from './cards/language.ts';
import { type Branch, effectTree } from './effectTree.ts';

/** Symbols. `energy` is added, `rift` removed; `push`, `pull`, `destroyClone` and `swapClones` show clones. */
export type SymbolKind =
  | 'energy'
  | 'rift'
  /** as much of the symbol before as there is of the symbol after */
  | 'level'
  | 'push'
  | 'pull'
  | 'destroyClone'
  | 'swapClones'
  | 'move'
  | 'carry'
  | 'jump'
  | 'moveAgent'
  | 'swapAgents'
  | 'draw'
  | 'discard'
  | 'destroyCard'
  | 'available'
  | 'take'
  | 'ready'
  | 'readyDimension'
  | 'apply'
  | 'invite'
  /** Prefixes of what follows. */
  | 'may'
  | 'eachPlayer'
  | 'if'
  | 'each'
  /** Infixes. */
  | 'or'
  | 'otherwise';

export interface EffectSymbol {
  readonly kind: SymbolKind;
  /** `removed`: as many as the rifts just removed. */
  readonly count?: number | 'all' | 'removed';
  readonly at?: Selector;
  /** `swapClones`: selector of the other clone. */
  readonly with?: Selector;
  readonly who?: 'other' | 'any';
  /** `apply`: zone of the card, unless it is an available card `at` an era. */
  readonly zone?: 'handOf(other)' | 'topDestroyed';
  /** `if` */
  readonly condition?: Condition;
  /** `each` */
  readonly of?: Counted;
  /** `carry`: only clones from there are carried. */
  readonly from?: 'vortex';
}

/** A row for each part of the effect, as `effectWords` has a sentence. */
export const effectSymbols = (parts: readonly Part[]): readonly (readonly EffectSymbol[])[] =>
  effectTree(parts).map(rowOf);

const rowsOf = (branches: readonly Branch[]): EffectSymbol[] => branches.flatMap(rowOf);

function rowOf({ part, inside, other }: Branch): EffectSymbol[] {
  switch (part.op) {
    case 'addEnergy':
      return [{ kind: 'energy', count: part.count, at: part.at }];
    case 'removeRift':
      return [{ kind: 'rift', count: part.count, at: part.at }];
    case 'levelEnergy':
      return [{ kind: 'energy', at: part.at }, { kind: 'level' }, { kind: 'rift' }];
    case 'levelRift':
      return [{ kind: 'rift', at: part.at }, { kind: 'level' }, { kind: 'energy' }];
    case 'pushClone':
      return [{ kind: 'push', count: part.count, at: part.at }];
    case 'destroyClone':
      return [{ kind: 'destroyClone', count: part.count, at: part.at }];
    case 'pullClone':
      return [{ kind: 'pull', count: part.count, at: 'eachAdj' }];
    case 'moveSelf':
      return [
        { kind: 'move', count: part.steps },
        ...(part.carry > 0
          ? [
              {
                kind: 'carry' as const,
                count: part.carry,
                ...(part.fromVortex && { from: 'vortex' as const }),
              },
            ]
          : []),
      ];
    case 'jumpSelf':
      return [{ kind: 'jump', at: part.at }];
    case 'moveAgent':
      return [{ kind: 'moveAgent', count: part.steps, who: part.who }];
    case 'swapSelf':
      return [{ kind: 'swapAgents' }];
    case 'swapClone':
      return [{ kind: 'swapClones', at: part.from, with: part.to }];
    case 'draw':
    case 'ready':
      return [{ kind: part.op, count: part.count }];
    case 'discardHand':
      return [{ kind: 'discard', count: part.count }];
    case 'destroyHand':
      return [{ kind: 'destroyCard', count: part.count }];
    case 'makeAvailable':
      return [{ kind: 'available', count: part.count }];
    case 'takeAvailable':
      return [{ kind: 'take', at: part.at }];
    case 'readyDim':
      return [{ kind: 'readyDimension' }];
    case 'applyCard':
      return [
        part.zone === 'available' ? { kind: 'apply', at: part.at } : { kind: 'apply', zone: part.zone },
      ];
    case 'letOther':
      return [{ kind: 'invite' }];
    case 'may':
    case 'eachPlayer':
      return [{ kind: part.op }, ...rowsOf(inside)];
    case 'choose':
      return [...rowsOf(inside), { kind: 'or' }, ...rowsOf(other)];
    case 'if':
      return [
        { kind: 'if', condition: part.condition },
        ...rowsOf(inside),
        ...(other.length > 0 ? [{ kind: 'otherwise' as const }, ...rowsOf(other)] : []),
      ];
    case 'foreach':
      return [{ kind: 'each', of: part.of }, ...rowsOf(inside)];
    case 'skip':
    case 'again':
      return [];
    default:
      return part satisfies never;
  }
}
