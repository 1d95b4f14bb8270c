#!/usr/bin/env node
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || major === 23 || (major === 22 && minor < 18)) {
  console.error(
    `Folia needs Node 22.18 or a later 22.x, or Node 24 or later. This is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
// Keeps what Node compiles for the next start. This has to run before any other module is loaded.
module.enableCompileCache();
// V8 would keep the code of each MDX page, which runs only once.
setFlagsFromString('--no-compilation-cache');
// The reader of the output, such as `head`, may end before the command does. That does not affect what the command writes
// to disk.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (!('code' in error && error.code === 'EPIPE')) throw error;
  });
}
await import('./cli/run-command.ts');
