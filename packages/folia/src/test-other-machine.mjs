/**
 * Preloaded into a build, and with it into its threads: makes Node believe that it runs on another machine, at another time.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

const YEARS = 3 * 365 * 24 * 60 * 60 * 1000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + YEARS] : args));
  }

  static now() {
    return RealDate.now() + YEARS;
  }
};

os.availableParallelism = () => 3;
os.cpus = () => Array.from({ length: 3 }, () => ({ model: 'Other', speed: 1 }));
os.hostname = () => 'other';

// The order of a folder's entries is that of the file system.
const { readdirSync } = fs;
fs.readdirSync = (...args) => readdirSync(...args).toReversed();
const { readdir } = fs.promises;
fs.promises.readdir = async (...args) => (await readdir(...args)).toReversed();

syncBuiltinESMExports();
