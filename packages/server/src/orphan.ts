/**
 * npm starts a server through a shell. SIGTERM sent to npm reaches that shell and goes no further: the shell ends, and
 * the server would serve on as an orphan. A server that npm started therefore watches its parent.
 */

/** A quarter of a second is soon enough for a person who types the next command. */
const LOOK_MS = 250;

interface Parent {
  /** The id of the parent; on POSIX it changes when the parent ends, on Windows it never does. */
  readonly id: () => number;
  readonly isAlive: (id: number) => boolean;
}

const PARENT: Parent = { id: () => process.ppid, isAlive };

/** Calls `stop` once the parent has ended, if npm is somewhere above; a server that was started otherwise stays alone. */
export function stopWithParent(
  stop: () => void,
  env: NodeJS.ProcessEnv = process.env,
  parent: Parent = PARENT,
): void {
  if (env.npm_lifecycle_event === undefined) return;
  const first = parent.id();
  const timer = setInterval(() => {
    if (parent.id() === first && parent.isAlive(first)) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS);
  timer.unref();
}

/** Signal 0 is sent to nobody; it asks whether it could be. */
function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // The parent may be another user's, who is alive all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
