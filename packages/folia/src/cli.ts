#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// What Node compiles is kept for the next start. This has to come before all other modules are loaded.
enableCompileCache();
await import('./cli/run-command.ts');
