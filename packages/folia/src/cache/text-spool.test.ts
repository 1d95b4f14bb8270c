import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTextSpool } from './text-spool.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-spool-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const LONG = 'Bees hum — 蜂 🐝. '.repeat(100);

test('a spool returns each text as it was', () => {
  const spool = openTextSpool(join(folder, 'new'));
  const texts = ['', 'short', LONG, `${LONG}.`, `${LONG}\uD800`, 'é'.repeat(500)];
  const reads = texts.map((text) => spool.add(text));
  expect(reads.map((read) => read())).toEqual(texts);
  expect(reads.toReversed().map((read) => read())).toEqual(texts.toReversed());
  spool.close();
});

test('a spool leaves no file behind, even while it is open', () => {
  const spool = openTextSpool(folder);
  spool.add(LONG);
  expect(readdirSync(folder)).toEqual([]);
  spool.close();
});

test('long text cannot be read once the spool is closed', () => {
  const spool = openTextSpool(folder);
  const read = spool.add(LONG);
  spool.close();
  expect(read).toThrow('closed');
});

test('text stays in memory if the file cannot be created', () => {
  writeFileSync(join(folder, 'file'), '');
  const spool = openTextSpool(join(folder, 'file'));
  const read = spool.add(LONG);
  spool.close();
  expect(read()).toBe(LONG);
});
