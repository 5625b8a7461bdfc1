/** Loaded by Node before the server (`--import`): wherever the registry of the games is asked for, it finds that of the fifth. */
import { registerHooks } from 'node:module';

const REGISTRY = new URL('../../../games/src/registry.ts', import.meta.url).href;
const OURS = new URL('./registry.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === REGISTRY ? { ...found, url: OURS } : found;
  },
});
