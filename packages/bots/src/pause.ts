// @chunk search
/** Yields to the event loop, in browsers and in Node, so that messages such as "stop" get through. */
export const pause: () => Promise<void> =
  typeof setImmediate === 'function'
    ? () => new Promise<void>(resolve => setImmediate(resolve))
    : pauseByMessage();

/** Nested timers in browsers wait for at least 4 ms; a message does not. */
function pauseByMessage(): () => Promise<void> {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise<void>(resolve => {
      waiting.push(resolve);
      channel.port2.postMessage(null);
    });
}
