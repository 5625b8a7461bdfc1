#!/usr/bin/env node
/** The `tessera` command. */
import { enableCompileCache } from 'node:module';

// Caches compiled modules: stripping the types of a hundred files is most of a short command's time.
enableCompileCache();
const [{ run }, { processIo }] = await Promise.all([import('./cli.ts'), import('./io.ts')]);

process.exitCode = await run(process.argv.slice(2), processIo());
