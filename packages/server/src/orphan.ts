/**
 * npm starts the server through a shell. SIGTERM sent to npm ends that shell and reaches nobody else, which would leave
 * the server running as an orphan. A server started by npm therefore watches its parent.
 */

/** Poll interval, short against a person typing the next command. */
const LOOK_MS = 250;

interface Parent {
  /** The id of the parent; on POSIX it changes when the parent ends, on Windows it never does. */
  readonly id: () => number;
  readonly isAlive: (id: number) => boolean;
}

const PARENT: Parent = { id: () => process.ppid, isAlive };

/** Calls `stop` once the parent has ended, if npm is an ancestor; otherwise does nothing. */
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

/** Signal 0 only checks whether the process exists. */
function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // EPERM: the process belongs to another user, and is alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
