/** Virtual screen: WebKit needs one, and Firefox draws WebGL only with one. */
import { spawn } from 'node:child_process';
import { findEngine } from '../../../../scripts/engines.mjs';

export interface Screen {
  /** Environment of programs that draw on it. */
  readonly env: NodeJS.ProcessEnv;
  close(): void;
}

export async function openScreen(): Promise<Screen> {
  const program = spawn(findEngine('screen') as string, ['-displayfd', '1', '-screen', '0', '2600x1600x24']);
  const number = await new Promise((done, fail) => {
    program.stdout.once('data', chunk => done(String(chunk).trim()));
    program.once('close', () => fail(new Error('the virtual screen ended')));
  });
  return {
    env: { ...process.env, DISPLAY: `:${number}`, WAYLAND_DISPLAY: '' },
    close: () => void program.kill(),
  };
}
