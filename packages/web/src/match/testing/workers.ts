/** Bot workers in the thread of a test. */
import { createBotHost } from '../botHost.ts';
import type { StartPort } from '../caller.ts';
import type { Loaders } from '../loaders.ts';
import type { BotRequest, Sent } from '../protocol.ts';

/** Starts workers in this thread, and lists their requests. */
export function workers({ loadBots, loadJudges }: Pick<Loaders, 'loadBots' | 'loadJudges'>): {
  readonly start: StartPort;
  readonly asked: BotRequest['type'][];
} {
  const asked: BotRequest['type'][] = [];
  const start: StartPort = () => {
    let tell: (message: unknown) => void = () => {};
    const host = createBotHost(loadBots, message => tell(message), loadJudges);
    return {
      post(message) {
        asked.push((message as Sent<BotRequest>).type);
        void host(structuredClone(message) as Sent<BotRequest>);
      },
      listen(onMessage) {
        tell = message => onMessage(structuredClone(message));
      },
      close: () => {
        tell = () => {};
      },
    };
  };
  return { start, asked };
}
