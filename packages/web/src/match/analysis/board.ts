/** An analysis board: the variation tree, the place in it, and the client of the table that shows it. */
import { createSignal, type Signal } from '../../ui/render/signal.ts';
import type { AnalysedStep, Asked, Fault, Reached } from '../analysing.ts';
import { type Caller, createCaller, type StartPort } from '../caller.ts';
import type { Advice, MatchClient, MatchSetup, MatchSnapshot, Refusal } from '../client.ts';
import type { BotAnswers, BotRequest } from '../protocol.ts';
import { createRetry } from '../retry.ts';
import type { Again } from '../reviewing.ts';
import { type Still, stillAt } from '../still.ts';
import { createEngine, type Engine } from './engine.ts';
import type { Analysis } from './text.ts';
import {
  beside,
  childWith,
  isMain,
  lineFrom,
  nodeAt,
  pathTo,
  playedTo,
  promoted,
  ROOT,
  type Tree,
  withComment,
  withDice,
  withLine,
  without,
} from './tree.ts';

export interface BoardState {
  readonly tree: Tree;
  /** Node on the board. */
  readonly at: number;
  readonly title: string;
  /** Position of the node; that of the last node while it is worked out. */
  readonly reached: Reached;
  /** Views and events after each node. */
  readonly steps: ReadonlyMap<number, AnalysedStep>;
}

export interface Board extends Pick<Signal<BoardState>, 'get' | 'subscribe'> {
  readonly client: MatchClient<unknown>;
  readonly engine: Engine;
  /** View at the start. */
  readonly root: unknown;
  readonly names: readonly string[];
  readonly entitle: Still['entitle'];
  analysis(): Analysis;
  go(id: number): Promise<void>;
  /** Goes back, on, to the start or end of the line, or to the variation beside. */
  step(to: Step): void;
  /** Plays answers from the node on the board, as far as they are legal. */
  play(moves: readonly string[]): Promise<void>;
  /** Chooses the numbers that the answer of a node draws; `roll` leaves them to the seed. */
  choose(id: number, dice: readonly number[] | 'roll'): Promise<void>;
  comment(id: number, text: string): void;
  promote(id: number): void;
  /** Removes a node and everything after it; returns the function that restores it. */
  remove(id: number): () => void;
  /** Views before each answer of a line from the node on the board. */
  viewsOf(line: readonly string[]): Promise<readonly unknown[]>;
  rename(title: string): void;
  close(): void;
}

export type Step = 'back' | 'on' | 'start' | 'end' | 'before' | 'after';

export interface BoardWorld {
  readonly startPort: StartPort;
  readonly cores?: number;
  /** The file that the table saves. */
  fileOf(analysis: Analysis): { readonly name: string; readonly text: string };
}

/** Time after which a hint of the table is told, in milliseconds. */
const HINT_MS = 1500;

type Worker = Caller<BotRequest, BotAnswers>;

export const isFault = (value: object): value is Fault => 'why' in value;

/** A tree that the rules have played: answers as they write them, and the steps of all nodes. */
interface Replayed {
  readonly analysis: Analysis;
  readonly root: Reached;
  readonly steps: ReadonlyMap<number, AnalysedStep>;
}

/** A strict replay refuses numbers that an answer does not draw; otherwise they are replaced. */
async function replayed(
  analysis: Analysis,
  worker: Worker,
  isStrict: boolean,
): Promise<Replayed | Fault | undefined> {
  const { start, tree } = analysis;
  const ids = idsOf(tree);
  const nodes = ids.map(id => {
    const { parent, move, dice } = nodeAt(tree, id);
    return { id, parent, move, dice, ...(!isStrict && { isWish: true as const }) };
  });
  const [first, all] = await Promise.all([
    worker.ask({ type: 'analysis', index: 0, start, line: [] }).reply,
    worker.ask({ type: 'analysisTree', index: 0, start, nodes }).reply,
  ]);
  if (!first.ok || !all.ok) return undefined;
  if (isFault(first.value)) return first.value;
  if (isFault(all.value)) return all.value;
  const steps = new Map(all.value.map((step, i) => [ids[i] as number, step]));
  const written = new Map(tree.nodes);
  for (const [id, { move, dice }] of steps) written.set(id, { ...nodeAt(tree, id), move, dice });
  return { analysis: { ...analysis, tree: { ...tree, nodes: written } }, root: first.value.reached, steps };
}

/** Plays an analysis by the rules; a fault where they refuse the start or an answer, undefined without a worker. */
export async function checkAnalysis(
  analysis: Analysis,
  startPort: StartPort,
): Promise<Analysis | Fault | undefined> {
  const port = startPort();
  if (!port) return undefined;
  const worker: Worker = createCaller(port, () => {});
  const found = await replayed(analysis, worker, true);
  worker.close();
  return found && 'why' in found ? found : found?.analysis;
}

/** Opens a board; a fault or undefined as `checkAnalysis` gives them. */
export async function openBoard(analysis: Analysis, world: BoardWorld): Promise<Board | Fault | undefined> {
  const port = world.startPort();
  if (!port) return undefined;
  const worker: Worker = createCaller(port, () => {});
  const found = await replayed(analysis, worker, false);
  if (found && !('why' in found)) return boardOf(found, worker, world);
  worker.close();
  return found;
}

/** Ids of all nodes but the root, each after its parent. */
function idsOf(tree: Tree): readonly number[] {
  const ids: number[] = [];
  const left = [...nodeAt(tree, ROOT).next];
  for (let id = left.shift(); id !== undefined; id = left.shift()) {
    ids.push(id);
    left.push(...nodeAt(tree, id).next);
  }
  return ids;
}

function boardOf(
  { analysis: given, root, steps: known }: Replayed,
  worker: Worker,
  world: BoardWorld,
): Board {
  const { start, names, seed } = given;
  const steps = new Map(known);
  const state = createSignal<BoardState>({
    tree: given.tree,
    at: ROOT,
    title: given.title,
    reached: root,
    steps,
  });
  const still = stillAt(setupOf(given), againAt(root), []);
  const retry = createRetry(still.client);
  retry.leader = undefined;
  const engine = createEngine(world.startPort, world.cores);
  /** Counts requests: only the latest is shown. */
  let turn = 0;
  let rolls = 0;

  const change = (changes: Partial<BoardState>): void => state.set({ ...state.get(), ...changes });

  /** Ids of the line on the board. */
  const path = (): readonly number[] => pathTo(state.get().tree, state.get().at);

  async function ask(line: readonly Asked[], index = line.length) {
    const reply = await worker.ask({ type: 'analysis', index, start, line }).reply;
    return reply.ok && !isFault(reply.value) ? reply.value : undefined;
  }

  async function whyNot(move: string): Promise<Refusal | undefined> {
    const { tree, at } = state.get();
    const line = playedTo(tree, at);
    const reply = await worker.ask({ type: 'analysisWhyNot', index: line.length, start, line, move }).reply;
    return reply.ok && reply.value && !isFault(reply.value) ? reply.value : undefined;
  }

  /** Shows the node on the table; its own events are animated after a step forward. */
  function show(from: number): void {
    const { tree, at, reached } = state.get();
    const added = path().flatMap(id => steps.get(id) ?? []);
    const { seat } = reached;
    const isOn = nodeAt(tree, at).parent === from && at !== ROOT;
    const events = isOn ? (added.at(-1)?.events ?? []) : [];
    if (seat === null) retry.play(0, againAt(root), added, { from: added.length, delay: 0 });
    else retry.begin(0, againAt(reached), answer => play([answer]), { added, events, whyNot });
    const key = JSON.stringify([start.position, playedTo(tree, at)]);
    engine.about(seat === null ? undefined : { key, game: start.game, seat, view: reached.view });
  }

  async function go(id: number): Promise<void> {
    const own = ++turn;
    const { tree, at: from } = state.get();
    const found = await ask(playedTo(tree, id));
    if (own !== turn || !found) return;
    change({ at: tree.nodes.has(id) ? id : ROOT, reached: found.reached });
    show(from);
  }

  /** Adds an answer after a node; undefined if the rules refuse it. */
  async function added(parent: number, asked: Asked): Promise<number | undefined> {
    const before = playedTo(state.get().tree, parent);
    const found = await ask([...before, asked], before.length);
    const [step] = found?.steps ?? [];
    if (!step) return undefined;
    const grown = withLine(state.get().tree, parent, [step]);
    steps.set(grown.id, step);
    change({ tree: grown.tree });
    return grown.id;
  }

  async function play(moves: readonly string[]): Promise<void> {
    let id: number | undefined = state.get().at;
    for (const move of moves) {
      const next: number | undefined = childWith(state.get().tree, id, move) ?? (await added(id, { move }));
      if (next === undefined) break;
      id = next;
    }
    await go(id);
  }

  async function choose(id: number, dice: readonly number[] | 'roll'): Promise<void> {
    const { tree } = state.get();
    const { move, parent, next, comment } = nodeAt(tree, id);
    const asked: Asked =
      dice === 'roll' ? { move, seed: `${seed}/${++rolls}` } : { move, dice, isWish: true };
    // A roll that leads nowhere yet is replaced; the main line and what was worked out stay.
    if (next.length > 0 || comment !== '' || isMain(tree, id)) {
      await go((await added(parent, asked)) ?? id);
      return;
    }
    const before = playedTo(tree, parent);
    const [step] = (await ask([...before, asked], before.length))?.steps ?? [];
    if (!step) return;
    const twin = childWith(state.get().tree, parent, move, step.dice);
    if (twin === undefined) {
      steps.set(id, step);
      change({ tree: withDice(state.get().tree, id, step.dice) });
    }
    await go(twin ?? id);
  }

  const targets: Readonly<Record<Step, (tree: Tree, at: number) => number>> = {
    back: (tree, at) => (at === ROOT ? ROOT : nodeAt(tree, at).parent),
    on: (tree, at) => nodeAt(tree, at).next[0] ?? at,
    start: () => ROOT,
    end: (tree, at) => lineFrom(tree, at).at(-1) ?? at,
    before: (tree, at) => beside(tree, at, -1),
    after: (tree, at) => beside(tree, at, 1),
  };
  function step(to: Step): void {
    const { tree, at } = state.get();
    const id = targets[to](tree, at);
    if (id !== at) void go(id);
  }

  const analysis = (): Analysis => ({ ...given, tree: state.get().tree, title: state.get().title });

  /** Streams what the engine finds about the node on the board, for as long as a hint is searched. */
  const advise = (onAdvice: (advice: Advice) => void): Promise<void> =>
    new Promise(resolve => {
      const { at } = state.get();
      let told: Advice | undefined;
      const stop = engine.subscribe(() => {
        const { advice, phase } = engine.get();
        const isHere = state.get().at === at;
        if (isHere && advice && advice !== told) onAdvice(advice);
        told = advice;
        if (!isHere || phase !== 'thinks') end();
      });
      const end = (): void => {
        stop();
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, HINT_MS);
      const { advice, phase } = engine.get();
      if (advice) onAdvice(advice);
      if (phase !== 'thinks') end();
    });

  const board: Board = {
    get: state.get,
    subscribe: state.subscribe,
    client: {
      ...retry.client,
      snapshot: undoable(retry.client.snapshot, () => state.get()),
      undo: async () => step('back'),
      redo: async () => step('on'),
      advise,
      async momentAt(count) {
        const found = await ask(playedTo(state.get().tree, path()[count - 1] ?? ROOT));
        return { position: (found?.reached ?? root).position, log: null };
      },
      canSave: () => true,
      file: async () => world.fileOf(analysis()),
    },
    engine,
    root: root.view,
    names,
    entitle: still.entitle,
    analysis,
    go,
    step,
    play,
    choose,
    comment: (id, text) => change({ tree: withComment(state.get().tree, id, text.trim()) }),
    promote: id => change({ tree: promoted(state.get().tree, id) }),
    remove(id) {
      const { tree, at } = state.get();
      const isOn = pathTo(tree, at).includes(id);
      change({ tree: without(tree, id) });
      if (isOn || id === ROOT) void go(id === ROOT ? ROOT : nodeAt(tree, id).parent);
      return () => {
        change({ tree });
        void go(at);
      };
    },
    async viewsOf(line) {
      const { tree, at, reached } = state.get();
      const before = playedTo(tree, at);
      const asked = line.slice(0, -1).map(move => ({ move }));
      const found = line.length > 1 ? await ask([...before, ...asked], before.length) : undefined;
      return [reached.view, ...(found?.steps.map(({ view }) => view) ?? [])];
    },
    rename: title => change({ title }),
    close() {
      turn++;
      retry.end();
      engine.close();
      worker.close();
    },
  };
  show(ROOT);
  return board;
}

const againAt = ({ seat, view, legal }: Reached): Again => ({
  seat: seat ?? 0,
  view,
  after: undefined,
  legal,
});

/** Snapshots of a table whose answers can always be taken back and played again. */
function undoable(
  read: () => MatchSnapshot<unknown> | undefined,
  board: () => BoardState,
): () => MatchSnapshot<unknown> | undefined {
  let from: MatchSnapshot<unknown> | undefined;
  let tree: Tree | undefined;
  let shown: MatchSnapshot<unknown> | undefined;
  return () => {
    const now = read();
    const { tree: grown, at } = board();
    if (now !== from || grown !== tree) {
      [from, tree] = [now, grown];
      const redo = nodeAt(grown, at).next.length > 0;
      shown = now && { ...now, redo, undo: at === ROOT ? 'nothingToUndo' : 'ready' };
    }
    return shown;
  };
}

const setupOf = ({ start, title, names }: Analysis): MatchSetup => ({
  id: 'analysis',
  game: start.game,
  title,
  seats: Array.from({ length: start.seats }, (_, seat) => ({ kind: 'guest', name: names[seat] ?? '' })),
  options: start.options,
  seed: '',
  position: start.position,
  isAnalysis: true,
});
