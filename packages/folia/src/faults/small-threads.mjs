// Preloaded with --import: gives threads so little memory that they end soon after their start.

import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

const { Worker } = threads;
threads.Worker = class extends Worker {
  constructor(file, options) {
    super(file, { ...options, resourceLimits: { maxOldGenerationSizeMb: 8 } });
    this.once('exit', (code) => console.error(`A thread ended with ${code}.`));
  }
};
syncBuiltinESMExports();
