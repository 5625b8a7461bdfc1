/**
 * Loaded by Node before the server (`--import`): redirects imports of the registry of games to the fifth
 * game's.
 */
import { registerHooks } from 'node:module';

const REGISTRY = new URL('../../../games/src/registry.ts', import.meta.url).href;
const OURS = new URL('./registry.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === REGISTRY ? { ...found, url: OURS } : found;
  },
});
