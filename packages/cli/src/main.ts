#!/usr/bin/env node
/** The `tessera` command. */
import { enableCompileCache } from 'node:module';

// Stripping the types of a hundred files is most of a short command's time; the second time it is remembered.
enableCompileCache();
const [{ run }, { processIo }] = await Promise.all([import('./cli.ts'), import('./io.ts')]);

process.exitCode = await run(process.argv.slice(2), processIo());
