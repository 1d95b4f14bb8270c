import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MarkdownPage, SourcePage } from '../../model/source-page.ts';
import { frontmatterOf } from '../text-context.ts';
import { type TextInput, textInputOf } from '../text-input.ts';
import type { CompiledText, MarkdownText } from './compiled-text.ts';
import type { ThreadSettings } from './messages.ts';
import { startTextThread, type TextThread } from './text-thread.ts';

/** Threads that compile Markdown pages while the main thread compiles others. */
export type TextWorkers = {
  /** Begins to compile the Markdown among the pages of a locale, somewhat ahead of the caller. */
  start: (pages: SourcePage[], input: TextInput) => void;
  /**
   * Returns what a thread made of a page. Undefined if no thread has started it, if it has mistakes, or
   * if the thread has ended: then the caller compiles it, and no thread does.
   */
  take: (page: MarkdownPage) => Promise<CompiledText | undefined>;
  stop: () => Promise<void>;
};

/** For fewer pages, modules and grammars take a thread longer to load than it saves. */
const PAGES_PER_THREAD = 400;
/** Pages sent to a thread in advance, since the main thread answers only between its own pages. */
const PAGES_IN_ADVANCE = 6;

/**
 * Number of pages that the main thread compiles before it reaches one that a thread has compiled.
 * The more, the less often it waits for a thread; the fewer, the less compiled text is in memory.
 */
const LEAD = 128;

/**
 * Prepares threads, which start with the first pages. The main thread compiles pages in their order,
 * and threads compile pages that it will reach later. When these run out, threads take pages from the
 * end, so that all are busy until the last page.
 * @param limit number of threads besides the main one; by default, one less than the machine can
 * run at once, and fewer for small sites
 */
export function makeTextWorkers(settings: ThreadSettings, limit?: number): TextWorkers {
  const threads: { thread: TextThread; pending: number }[] = [];
  const begun = new Map<MarkdownPage, Promise<CompiledText | undefined>>();
  let waiting: Set<MarkdownPage> = new Set();
  let queue: MarkdownPage[] = [];
  let order = new Map<MarkdownPage, number>();
  /** The first page of the queue that no thread has considered yet. */
  let ahead = 0;

  function nextPage(): MarkdownPage | undefined {
    for (let page = queue[ahead]; page; page = queue[ahead]) {
      ahead += 1;
      if (waiting.delete(page)) return page;
    }
    for (let page = queue.pop(); page; page = queue.pop()) if (waiting.delete(page)) return page;
    return undefined;
  }

  function feed(fed: (typeof threads)[number]): void {
    while (fed.pending < PAGES_IN_ADVANCE) {
      const page = nextPage();
      if (!page) return;
      const text = fed.thread.compile(textOf(page)).then(
        (compiled) => {
          fed.pending -= 1;
          feed(fed);
          return compiled;
        },
        // It ran out of memory or crashed, and gets no more pages. If a page is to blame, the caller reports its mistake.
        () => undefined,
      );
      begun.set(page, text);
      fed.pending += 1;
    }
  }

  return {
    start(pages, input) {
      queue = pages.filter(isMarkdown);
      order = new Map(queue.map((page, index) => [page, index]));
      waiting = new Set(queue);
      ahead = Math.min(LEAD, Math.ceil(queue.length / 2));
      const wanted = limit ?? threadsFor(queue.length);
      while (threads.length < wanted) {
        threads.push({ thread: startTextThread(settings), pending: 0 });
      }
      for (const fed of threads) {
        fed.thread.openLocale(textInputOf(input));
        feed(fed);
      }
    },
    async take(page) {
      if (threads.length === 0) return undefined;
      // Lets answers arrive and further pages be sent.
      await nextTurn();
      ahead = Math.max(ahead, (order.get(page) ?? 0) + LEAD);
      if (waiting.delete(page)) return undefined;
      const text = begun.get(page);
      begun.delete(page);
      return text;
    },
    async stop() {
      await Promise.all(threads.map(({ thread }) => thread.stop()));
    },
  };
}

function threadsFor(pages: number): number {
  return Math.min(availableParallelism() - 1, Math.floor(pages / PAGES_PER_THREAD));
}

function isMarkdown(page: SourcePage): page is MarkdownPage {
  return page.form === 'text' && page.format === 'md';
}

function textOf(page: MarkdownPage): MarkdownText {
  const { kind, path, original, route, contentPath, isIndex, body } = page;
  const frontmatter = frontmatterOf(page);
  return { kind, path, original, route, contentPath, isIndex, body, frontmatter };
}
