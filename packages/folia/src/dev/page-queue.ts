import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { type LocaleCompiler, makeLocaleCompiler } from '../compile/compile-page.ts';
import type { CompileSiteOptions } from '../compile/compile-site.ts';
import type { TocEntry } from '../contract/page-data.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { FilePage, SourcePage } from '../model/source-page.ts';
import { outlinePage } from './outline-page.ts';
import type { CompileDraft, ShownPage } from './page-drafts.ts';

type CompilePage = NonNullable<CompileSiteOptions['compile']>;

type Job = {
  source: SourcePage;
  locale: LocaleCompiler;
  /** Set once compiling has begun. */
  page?: Promise<CompiledPage>;
  draft?: ReturnType<CompileDraft>;
};

/** The pages of a site, which are compiled when they are needed, and otherwise in order. */
export type PageQueue = {
  /** Adds a page and returns its outline; once the queue is open, compiles it, in place of its earlier version. */
  compile: CompilePage;
  /** From this call on, pages are compiled. */
  open: () => void;
  /** Compiles a page of a locale now, or returns it; undefined if there is none. @throws SiteError if it cannot be compiled */
  compileNow: (baseUrl: string, route: string) => Promise<CompiledPage> | undefined;
  /** Like `compileNow`, but returns a draft if the page would take much longer. */
  draftNow: (baseUrl: string, route: string) => Promise<ShownPage> | undefined;
  /** Compiles what is left. Mistakes are found again when the site is completed. */
  compileRest: (pace: Pace) => Promise<void>;
};

/** @param compile compiles a page, or returns it from a cache */
export function makePageQueue(compile: CompilePage, compileDraft: CompileDraft): PageQueue {
  const jobs = new Map<string, Job>();
  const originals = new Map<string, Job>();
  const keyOf = (baseUrl: string, route: string) => `${baseUrl} ${route}`;
  const headings = new Map<string, TocEntry[]>();
  const withHeadings = makeHeadingLocales(headings);
  let isOpen = false;

  /** @param kept the page, if it is already known */
  function start(job: Job, kept?: CompiledPage): Promise<CompiledPage> {
    job.page ??= compileJob(job, kept);
    // The caller that awaits it handles its failure.
    job.page.catch(() => {});
    return job.page;
  }

  async function compileJob({ source, locale }: Job, kept?: CompiledPage): Promise<CompiledPage> {
    const original = 'original' in source && originals.get(source.original ?? '');
    // Without the ids of its headings if it cannot be compiled.
    if (original) await start(original).catch(() => {});
    const page = kept ?? (await compile(source, withHeadings(locale)));
    if (isOriginal(source, locale)) headings.set(source.path, page.toc);
    return page;
  }

  async function draftJob(job: Job): Promise<ShownPage> {
    // The headings of a translation need the compiled original.
    if (job.page || !isOriginal(job.source, job.locale)) {
      return { page: await start(job), isDraft: false };
    }
    job.draft ??= compileDraft(job.source, job.locale);
    const shown = await job.draft;
    // The page may have been compiled in the meantime.
    if (shown?.isDraft) return job.page ? { page: await job.page, isDraft: false } : shown;
    return { page: await start(job, shown?.page), isDraft: false };
  }

  return {
    async compile(source, locale) {
      const job: Job = { source, locale };
      jobs.set(keyOf(locale.input.config.baseUrl, source.route), job);
      if (isOriginal(source, locale)) originals.set(source.path, job);
      if (isOpen) return start(job);
      // Generated pages have no text of their own.
      if (source.form === 'generated') return locale.compile(source);
      return outlinePage(source, locale.input.config);
    },
    open() {
      isOpen = true;
    },
    compileNow(baseUrl, route) {
      const job = jobs.get(keyOf(baseUrl, route));
      return job && start(job);
    },
    draftNow(baseUrl, route) {
      const job = jobs.get(keyOf(baseUrl, route));
      return job && draftJob(job);
    },
    async compileRest(pace) {
      for (const job of jobs.values()) {
        if (job.page) continue;
        if (!(await pace.mayGoOn())) return;
        await start(job).catch(() => {});
      }
    },
  };
}

/** Whether other locales may have a translation of a page. */
function isOriginal(source: SourcePage, { input }: LocaleCompiler): source is FilePage {
  return input.originalHeadings === undefined && 'path' in source;
}

/** Makes locales whose translations find the headings of their originals as these are compiled. */
function makeHeadingLocales(headings: ReadonlyMap<string, TocEntry[]>) {
  const known = new Map<LocaleCompiler, LocaleCompiler>();
  return (locale: LocaleCompiler): LocaleCompiler => {
    if (!locale.input.originalHeadings) return locale;
    const made =
      known.get(locale) ??
      makeLocaleCompiler({ ...locale.input, originalHeadings: headings }, locale.services);
    known.set(locale, made);
    return made;
  };
}

/** How work in the background gives way to requests and changes. */
export type Pace = {
  /** Resolves when there is time for the next page; to false if the work is no longer wanted. */
  mayGoOn: () => Promise<boolean>;
  /** Puts the work off for a while. @param milliseconds from now */
  putOff: (milliseconds: number) => void;
  stop: () => void;
};

/** How often a pause is checked for its end, in milliseconds. */
const CHECK_EVERY_MS = 10;

/** Makes a pace that lets other work of the process go first before each page. */
export function makePace(): Pace {
  let pausedUntil = 0;
  let isStopped = false;
  return {
    async mayGoOn() {
      await nextTurn();
      while (!isStopped && performance.now() < pausedUntil) await wait(CHECK_EVERY_MS);
      return !isStopped;
    },
    putOff(milliseconds) {
      pausedUntil = performance.now() + milliseconds;
    },
    stop() {
      isStopped = true;
    },
  };
}
