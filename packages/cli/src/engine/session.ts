/** One session of the engine protocol: lines in, answers out. */
import { FormatError } from '@tessera/engine';
import type { Manifest } from '../games/manifest.ts';
import type { Mode } from './modes.ts';
import { type NewSeed, type Opening, openMatch } from './openMatch.ts';
import {
  decodeLine,
  idOf,
  LINE_LIMIT,
  NotNow,
  parseRequest,
  type Request,
  type RequestId,
  refusalOf,
} from './protocol.ts';
import { Committed, checkedFields, REQUESTS, type RequestContext } from './requests.ts';
import { GO_FIELDS, startThinking, type Thinking } from './thinking.ts';

export interface Session {
  /** Handles one line; returns true once the client wants to leave. */
  receive(line: string): boolean;
  /** Refuses a line that was too long to be read. */
  refuseLong(): void;
  /** Resolves when no bot is thinking. */
  idle(): Promise<void>;
}

export function openSession(
  manifest: Manifest,
  mode: Mode,
  opening: Opening,
  send: (answer: object) => void,
  newSeed?: NewSeed,
): Session {
  const opened = openMatch(manifest, opening, mode, newSeed);
  const context: RequestContext = { manifest, opened, mode };
  let thinking: (Thinking & { readonly settled: Promise<void> }) | undefined;

  const refuse = (id: RequestId | null, error: unknown): void =>
    send(
      error instanceof Committed
        ? { id, ok: false, error: refusalOf(error.cause), ...error.told }
        : { id, ok: false, error: refusalOf(error) },
    );

  const go = ({ id, fields }: Request): void => {
    if (thinking) throw new NotNow('busy', 'a bot is thinking already: stop it first');
    const checked = checkedFields({ fields: GO_FIELDS }, 'go', fields);
    const started = startThinking(opened, checked, thought => send({ id, thought }));
    const settled = started.answer
      .then(
        answer => send({ id, ok: true, ...answer }),
        error => refuse(id, error),
      )
      .finally(() => {
        thinking = undefined;
      });
    thinking = { ...started, settled };
  };

  const stop = ({ id, fields }: Request): void => {
    checkedFields({ fields: [] }, 'stop', fields);
    send({ id, ok: true, stopped: thinking !== undefined });
    thinking?.stop();
  };

  const ask = ({ id, type, fields }: Request): void => {
    const kind = Object.hasOwn(REQUESTS, type) ? REQUESTS[type] : undefined;
    if (!kind) {
      const known = [...Object.keys(REQUESTS), 'go', 'stop', 'quit'].join(', ');
      throw new FormatError('type', `"${type.slice(0, 40)}" is unknown; known are ${known}`);
    }
    if (kind.changes && thinking) throw new NotNow('busy', 'a bot is thinking: stop it first');
    send({ id, ok: true, ...kind.answer(context, checkedFields(kind, type, fields)) });
  };

  const quit = ({ id, fields }: Request): void => {
    checkedFields({ fields: [] }, 'quit', fields);
    thinking?.stop();
    send({ id, ok: true });
  };

  const handle = (request: Request): boolean => {
    if (request.type === 'go') go(request);
    else if (request.type === 'stop') stop(request);
    else if (request.type === 'quit') quit(request);
    else ask(request);
    return request.type === 'quit';
  };

  return {
    receive(line) {
      if (line.trim() === '') return false;
      let id: RequestId | null = null;
      try {
        const value = decodeLine(line);
        id = idOf(value);
        return handle(parseRequest(value));
      } catch (error) {
        refuse(id, error);
        return false;
      }
    },
    refuseLong: () => refuse(null, new FormatError('line', `is longer than ${LINE_LIMIT} characters`)),
    idle: async () => thinking?.settled,
  };
}
