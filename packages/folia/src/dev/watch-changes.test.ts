import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FileChange } from './site-states.ts';
import { watchChanges } from './watch-changes.ts';

/** Longer than it takes to report changes, including those that the watcher missed, in milliseconds. */
const ALL_REPORTED_MS = 300;

/** Longer than it takes until a written file counts as complete, in milliseconds. */
const BETWEEN_SAVES_MS = 50;

let siteDir: string;
let page: string;
/** A watcher that reports what a test tells it to. */
let watcher: EventEmitter;
let bursts: FileChange[][];
/** What the page contained each time changes were handled. */
let texts: string[];
const handled = new EventEmitter();
/** Handling changes lasts until this resolves, if a test says so. */
let finish: PromiseWithResolvers<void> | undefined;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'bakery-'));
  page = join(siteDir, 'rye.md');
  writeFileSync(page, 'Rye');
  watcher = new EventEmitter();
  bursts = [];
  texts = [];
  finish = undefined;
  watchChanges(watcher, siteDir, async (changes) => {
    bursts.push(changes);
    texts.push(existsSync(page) ? readFileSync(page, 'utf8') : '');
    handled.emit('burst');
    await finish?.promise;
  });
});

async function save(text: string): Promise<void> {
  writeFileSync(page, text);
  watcher.emit('all', 'change', page);
  await once(handled, 'burst');
}

describe('watchChanges', () => {
  test('a change that the watcher misses, so soon after another one, is reported', async () => {
    const noticed: string[] = [];
    watcher.on('change', (path) => noticed.push(path));
    await save('Sourdough');
    writeFileSync(page, 'Sourdough, formatted');
    await once(handled, 'burst');
    expect(texts).toEqual(['Sourdough', 'Sourdough, formatted']);
    // The module server has to notice the change, too.
    expect(noticed).toEqual([page]);
  });

  test('a file that is deleted, or replaced by another one, soon after a change is reported', async () => {
    await save('Wheat');
    writeFileSync(`${page}.new`, 'Spelt');
    renameSync(`${page}.new`, page);
    await once(handled, 'burst');
    rmSync(page);
    await once(handled, 'burst');
    expect(bursts.flat().map(({ event }) => event)).toEqual(['change', 'change', 'unlink']);
  });

  test('a change is reported once if nothing follows it', async () => {
    await save('Wheat');
    await setTimeout(ALL_REPORTED_MS);
    expect(bursts).toEqual([[{ event: 'change', path: page }]]);
  });

  test('a file that only exists while an editor saves another one is left out', async () => {
    watcher.emit('all', 'add', `${page}___jb_old___`);
    await save('Wheat');
    watcher.emit('all', 'unlink', `${page}___jb_old___`);
    await setTimeout(ALL_REPORTED_MS);
    expect(bursts).toEqual([[{ event: 'change', path: page }]]);
  });

  test('what happens while a change is handled is handled together afterwards', async () => {
    const others = ['spelt', 'barley', 'oats'].map((name) => join(siteDir, `${name}.md`));
    finish = Promise.withResolvers<void>();
    await save('Wheat');
    for (const path of others) {
      writeFileSync(path, 'Flour');
      watcher.emit('all', 'change', path);
      await setTimeout(BETWEEN_SAVES_MS);
    }
    finish.resolve();
    await once(handled, 'burst');
    expect(bursts.map((changes) => changes.map(({ path }) => path))).toEqual([[page], others]);
  });

  test('a file that was there for some time is reported when it is deleted', async () => {
    const other = join(siteDir, 'spelt.md');
    writeFileSync(other, 'Spelt');
    watcher.emit('all', 'add', other);
    await once(handled, 'burst');
    rmSync(other);
    watcher.emit('all', 'unlink', other);
    await once(handled, 'burst');
    expect(bursts.flat().map(({ event }) => event)).toEqual(['add', 'unlink']);
  });
});
