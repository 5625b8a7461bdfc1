/** Metrics for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Histogram buckets, in seconds. */
const BLINKS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const THOUGHTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

/** Sources of gauges. */
export interface Now {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly botQueue: () => number;
}

export class Metrics {
  readonly registry = new Registry();
  readonly #count = <L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[] = [],
  ): Counter<L> => new Counter({ name, help, labelNames, registers: [this.registry] });
  readonly #time = <L extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly L[] = [],
  ): Histogram<L> => new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });

  /** Counts since the last scrape: cheaper than a labelled counter at thousands a second. */
  readonly #commands = new Map<string, number>();
  readonly #commandSeconds = this.#time(
    'tessera_command_seconds',
    'From hearing a command to telling everybody, the disk included.',
    BLINKS,
  );
  readonly reloads = this.#count('tessera_reloads_total', 'Tables thrown away and loaded again.');
  readonly wakeSeconds = this.#time('tessera_wake_seconds', 'To wake a table from its journal.', BLINKS);
  readonly thoughtSeconds = this.#time(
    'tessera_thought_seconds',
    'How long bots think, by what became of it.',
    THOUGHTS,
    ['result'],
  );

  constructor(now: Now) {
    const uncounted = this.#commands;
    new Counter({
      name: 'tessera_commands_total',
      help: 'Commands at tables, by what became of them.',
      labelNames: ['result'],
      registers: [this.registry],
      collect() {
        for (const [result, count] of uncounted) this.inc({ result }, count);
        uncounted.clear();
      },
    });
    this.#gauge('tessera_sockets', 'Sockets that are open.', now.sockets);
    this.#gauge('tessera_tables_awake', 'Tables in memory.', now.tables);
    this.#gauge('tessera_bot_queue', 'Tables that wait for a thread.', now.botQueue);
    collectDefaultMetrics({ register: this.registry });
  }

  command(result: string, seconds: number): void {
    this.#commands.set(result, (this.#commands.get(result) ?? 0) + 1);
    this.#commandSeconds.observe(seconds);
  }

  #gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }
}
