#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// What Node compiles is kept for the next start. This has to come before all other modules are loaded.
enableCompileCache();
// The reader of the output may end before the command does, as `head` does. That does not matter for what it makes.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (!('code' in error && error.code === 'EPIPE')) throw error;
  });
}
await import('./cli/run-command.ts');
