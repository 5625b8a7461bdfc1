/**
 * For tests: an in-process server that speaks the wire, on a real match, over a network with injected faults.
 */
import { type AnyMatch, Match, parseOptions, type Seat } from '@tessera/engine';
import type {
  ChatLine,
  ClientMessage,
  Command,
  Happening,
  Plan,
  Played,
  ServerMessage,
  TableView,
} from '@tessera/wire';
import type { SocketWorld, Wire } from '../remote/socket.ts';
import { loadGame } from './games.ts';

type Change = Extract<ServerMessage, { readonly type: 'change' }>;

interface Line {
  readonly seat: Seat | null;
  isOpen: boolean;
  post(message: ServerMessage): void;
}

/** Fault injected into a server message; an empty list loses it. */
type Fault = (message: ServerMessage) => readonly ServerMessage[];

const TIMES_FASTER = 100;

export class ScriptedServer {
  readonly match: AnyMatch;
  /** Messages received. */
  readonly heard: ClientMessage[] = [];
  /** Number of connections. */
  dials = 0;
  /** Requested timer delays of pages, in virtual milliseconds. */
  readonly waits: number[] = [];
  isDown = false;
  /** Receives without answering, like a half-open connection. */
  isDeaf = false;
  fault: Fault = message => [message];
  readonly #lines = new Set<Line>();
  readonly #done = new Map<string, number>();
  #records: { readonly seq: number; readonly happened: (viewer: Seat | null) => readonly Happening[] }[] = [];
  #plan: Plan | null = null;
  #ask: { readonly by: Seat; readonly count: number } | undefined;
  #chat: ChatLine[] = [];
  #isPaused = false;

  private constructor(match: AnyMatch) {
    this.match = match;
  }

  static async of(game: string, seats = 2): Promise<ScriptedServer> {
    const rules = (await loadGame(game))!;
    const options = parseOptions(
      rules.options,
      game === 'rift' ? { firstPlayer: 'w' } : {},
      'options',
    ) as object;
    return new ScriptedServer(new Match(rules, { seed: 'a seed', seats, options }));
  }

  get seq(): number {
    return this.#records.length;
  }

  /** Environment of a page whose guest holds this chair. */
  world(seat: Seat | null): SocketWorld {
    let keys = 0;
    return {
      dial: listener => {
        this.dials++;
        let isDead = false;
        const line: Line = {
          seat,
          isOpen: false,
          post: message => {
            for (const one of this.fault(message))
              setTimeout(() => !isDead && listener.onMessage(JSON.stringify(one)));
          },
        };
        const end = (): void => {
          if (isDead) return;
          isDead = true;
          this.#lines.delete(line);
          setTimeout(() => listener.onClose());
        };
        this.#ends.set(line, end);
        if (this.isDown) setTimeout(end);
        else
          setTimeout(() => {
            this.#lines.add(line);
            listener.onOpen();
          });
        return { send: text => !isDead && this.#hear(line, JSON.parse(text)), close: end } satisfies Wire;
      },
      after: (ms, run) => {
        this.waits.push(ms);
        const timer = setTimeout(run, ms / TIMES_FASTER);
        return () => clearTimeout(timer);
      },
      random: () => 0.5,
      newKey: () => `k${seat}-${++keys}`,
    };
  }
  readonly #ends = new Map<Line, () => void>();

  /** Drops every connection. */
  cut(): void {
    for (const line of [...this.#lines]) this.#ends.get(line)?.();
  }

  /** Plays for a person at another screen. */
  play(seat: Seat, move: string): void {
    const step = this.match.answer(seat, move);
    if ('refused' in step) throw new Error(`${move} was refused: ${step.refused.code}`);
    this.#tell(() => [{ kind: 'played', seat, move, events: step.events }]);
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#tell(() => [{ kind: isPaused ? 'paused' : 'resumed' }]);
  }

  #hear(line: Line, message: ClientMessage): void {
    this.heard.push(message);
    if (this.isDeaf) return;
    if (message.type === 'beat') line.post({ type: 'beat' });
    if (message.type === 'open') {
      line.isOpen = true;
      if (message.seq === 0) line.post({ type: 'table', seq: this.seq, table: this.#view(line.seat) });
      else line.post(this.#changeAfter(line, message.seq));
    }
    if (message.type === 'history')
      line.post({ type: 'answer', key: message.key, value: this.#entries().slice(message.from) });
    if (message.type === 'viewAt') {
      const view = this.match.game.view(this.match.stateAt(message.count), line.seat ?? 'watcher');
      line.post({ type: 'answer', key: message.key, value: view });
    }
    if (message.type === 'point') {
      const { from, to = from } = message;
      const pointed = { type: 'pointed', table: 't1', name: 'Ada', seat: line.seat, from, to } as const;
      for (const one of this.#lines) one.post(pointed);
    }
    if (message.type === 'do') this.#do(line, message.key, message.command);
  }

  #do(line: Line, key: string, command: Command): void {
    const refused = this.#done.has(key) ? undefined : this.#handle(line.seat ?? 0, command);
    if (refused === undefined && !this.#done.has(key)) this.#done.set(key, this.seq);
    line.post(
      refused === undefined
        ? { type: 'done', key, seq: this.#done.get(key) ?? 0 }
        : { type: 'refused', key, refusal: { code: refused, clause: '' } },
    );
  }

  #handle(seat: Seat, command: Command): string | undefined {
    const { match } = this;
    if (command.do === 'play') {
      if (command.after !== match.length) return 'tooLate';
      const step = match.answer(seat, command.move);
      if ('refused' in step) return step.refused.code;
      this.#tell(() => [{ kind: 'played', seat, move: command.move, events: step.events }]);
    } else if (command.do === 'leave') {
      const { events } = match.leave(seat);
      this.#tell(() => [{ kind: 'played', seat, move: 'leave', events }, { kind: 'ended' }]);
    } else if (command.do === 'takeBack') this.#takeBack(seat, 1, false);
    else if (command.do === 'ask' && command.proposal.kind === 'takeBack') {
      this.#ask = { by: seat, count: command.proposal.count };
      const { proposal } = command;
      this.#tell(() => [{ kind: 'asked', seat, proposal }]);
    } else if (command.do === 'answer' && this.#ask) {
      const { by, count } = this.#ask;
      this.#ask = undefined;
      this.#takeBack(by, count, true);
    } else if (command.do === 'plan') {
      this.#plan = command;
      this.#tell(() => []);
    } else if (command.do === 'chat') {
      const line: ChatLine = { at: 1, seat, name: 'Ada', text: command.text };
      this.#chat.push(line);
      this.#tell(() => [{ kind: 'chat', ...line }]);
    }
    return undefined;
  }

  #takeBack(by: Seat, count: number, wasAsked: boolean): void {
    for (let i = 0; i < count; i++) this.match.undo();
    this.#tell(() => [{ kind: 'tookBack', count, by, wasAsked }]);
  }

  #tell(happened: (viewer: Seat | null) => readonly Happening[]): void {
    this.#records.push({ seq: this.seq + 1, happened });
    for (const line of this.#lines) if (line.isOpen) line.post(this.#changeAfter(line, this.seq - 1));
  }

  #changeAfter(line: Line, seq: number): Change {
    const { id: _id, moves: _moves, chat: _chat, ...state } = this.#view(line.seat);
    const happened = this.#records.slice(seq).flatMap(record => record.happened(line.seat));
    return { type: 'change', table: 't1', seq: this.seq, happened, state };
  }

  #entries() {
    return this.match.history().entries.map(({ seat, move, events }) => ({ seat, move, events }));
  }

  #view(seat: Seat | null): TableView {
    const { match } = this;
    const { state, game } = match;
    const last = match.lastEntry?.seat;
    const isDone = match.decider === undefined;
    return {
      id: 't1',
      game: game.id,
      options: {},
      rulesVersion: 1,
      created: 0,
      code: 'K7Q4MX',
      openTo: 'link',
      onTime: 'bot',
      hasHints: true,
      language: 'en',
      you: seat,
      yours: seat === null ? [] : [seat],
      isHost: seat === 0,
      moves: match.entries.map(({ seat: by, move }): Played => ({ seat: by, move })),
      chat: this.#chat,
      phase: isDone ? 'ended' : 'playing',
      closed: null,
      shut: null,
      title: '',
      pace: { total: null, increment: 0, move: null },
      isPaused: this.#isPaused,
      chairs: Array.from({ length: match.header.seats }, (_, i) => ({
        kind: 'person',
        name: ['Ada', 'Ben'][i] ?? '',
        isHere: true,
        isReady: true,
        keeper: null,
        hasLeft: false,
      })),
      host: 0,
      clocks: { left: [], turn: null, running: null },
      asks: this.#ask
        ? [
            {
              id: 1,
              by: this.#ask.by,
              proposal: { kind: 'takeBack', count: 1, after: match.length },
              waitsFor: [],
              agreed: [],
            },
          ]
        : [],
      dice: { seal: '', entropy: [], secret: null },
      takeBacks: 0,
      watchers: 0,
      doors: { mayWatch: true, mayTalk: true },
      next: null,
      plan: seat === 0 ? this.#plan : null,
      standing: {
        view: game.view(state, seat ?? 'watcher'),
        count: match.length,
        toAct: match.decider ?? null,
        outcome: game.outcome(state) ?? null,
        undo: last === undefined ? 'nothingToUndo' : last === seat ? 'ready' : 'ask',
        undoCount: 1,
      },
    };
  }
}
