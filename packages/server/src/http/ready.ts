/** Readiness probe /ready: moves can be stored now. The liveness probe is /health. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { reasonOf, type UnreadyReason } from '../host/unready.ts';
import { StoreFailure } from '../store/failure.ts';
import type { Store } from '../store/types.ts';
import { UNREADY_SENTENCES } from './problem.ts';

/** Timeout of the database. */
const TIMEOUT_MS = 2000;
/** Lifetime of a cached result. */
const FRESH_MS = 500;

export class Readiness {
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  readonly #timeoutMs: number;
  #trying: Promise<UnreadyReason | undefined> | undefined;
  #reason: UnreadyReason | undefined;
  #isStopping = false;

  constructor(store: Store, log: FastifyBaseLogger, timeoutMs = TIMEOUT_MS) {
    this.#store = store;
    this.#log = log;
    this.#timeoutMs = timeoutMs;
  }

  stop(): void {
    this.#isStopping = true;
  }

  /** Undefined while the store is writable. */
  async reason(): Promise<UnreadyReason | undefined> {
    if (this.#isStopping) return 'stopping';
    this.#trying ??= this.#try();
    return this.#trying;
  }

  async #try(): Promise<UnreadyReason | undefined> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new StoreFailure('unreachable', 'The database does not answer.')),
      this.#timeoutMs,
    );
    let reason: UnreadyReason | undefined;
    try {
      await Promise.race([this.#store.probe(), late.promise]);
    } catch (error) {
      reason = reasonOf(error) ?? 'broken';
      if (reason !== this.#reason) this.#log.error({ err: error }, 'not ready: nothing can be stored');
    } finally {
      clearTimeout(timer);
      setTimeout(() => {
        this.#trying = undefined;
      }, FRESH_MS).unref();
    }
    if (reason === undefined && this.#reason !== undefined) this.#log.warn('ready again');
    this.#reason = reason;
    return reason;
  }
}

export function serveReadiness(app: FastifyInstance, readiness: Readiness): void {
  app.get('/ready', async (_request, reply) => {
    const reason = await readiness.reason();
    reply.header('cache-control', 'no-store');
    if (reason === undefined) return { status: 'ok' };
    return reply
      .code(503)
      .header('retry-after', '2')
      .send({ status: 'not ready', reason, message: UNREADY_SENTENCES[reason] });
  });
}
