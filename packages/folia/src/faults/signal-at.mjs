// Preloaded with --import: a process sends itself the signal in SIGNAL at the moment in MOMENT. "write" is when half of the
// output has been written, "swap" is between the two renames that replace the output.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { MOMENT, SIGNAL } = process.env;
const FILES_BEFORE = 10;
const { renameSync, writeFile } = fs;
let written = 0;

fs.renameSync = (from, to) => {
  renameSync(from, to);
  if (MOMENT === 'swap' && to.includes('.folia-old-')) process.kill(process.pid, SIGNAL);
};
fs.writeFile = (file, ...others) => {
  if (String(file).includes('.folia-new-')) written += 1;
  if (MOMENT === 'write' && written === FILES_BEFORE) process.kill(process.pid, SIGNAL);
  writeFile(file, ...others);
};
syncBuiltinESMExports();
