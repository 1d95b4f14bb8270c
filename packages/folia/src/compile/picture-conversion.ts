import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { explainSystemError } from 'folia-problems';
import { z } from 'zod';
import { readAtOnce } from '../read/read-files.ts';
import { writeWhole } from '../write-whole.ts';
import { encodePicture, type PicturePlan } from './picture-formats.ts';

/** How converting a picture ended. Only with `converted` do its files exist. */
export type PictureOutcome =
  | { kind: 'converted' }
  /** The original is about as small. */
  | { kind: 'notSmaller' }
  /** It does not fit into the budget. */
  | { kind: 'postponed' }
  | { kind: 'failed'; reason: string }
  /** The folder of converted pictures cannot be written. */
  | { kind: 'unwritable'; folder: string; reason: string; hint: string };

/** Converts pictures in the background while the site is built. */
export type PictureConversion = {
  /** Sets the budget, in millions of pixels. Until then, nothing is converted. */
  allow: (megapixels: number) => void;
  /** Adds a picture. @returns the paths of its files, which exist once it is converted */
  add: (source: string, plan: PicturePlan) => { file: string; width: number }[];
  /** Converts what is left within the budget. @returns the outcome of each picture by its key */
  finish: (onProgress?: (done: number, total: number) => void) => Promise<Outcomes>;
  /** Converts nothing more. */
  stop: () => void;
};

export type Outcomes = ReadonlyMap<string, PictureOutcome & { source: string }>;

type Job = { source: string; plan: PicturePlan; outcome?: Promise<PictureOutcome> };

/** Formats that are not at least this much smaller than the original are left out. */
const SMALLER = 0.9;

/** The recorded outcome of a conversion. Checksums show whether its files are complete. */
const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('converted'), sums: z.array(z.number()) }),
  z.object({ kind: z.literal('notSmaller') }),
]);
type KnownOutcome = z.infer<typeof outcomeSchema>;

/**
 * Makes a conversion that caches its results in a folder, which can be deleted at any time.
 *
 * A budget limits the time that it takes. It counts the pixels of the results instead of time, and includes those in the
 * cache, so that a site is built the same on any machine and with any cache. If not all pictures fit, those with the
 * largest files are converted.
 */
export function makePictureConversion(cacheDir: string): PictureConversion {
  const jobs = new Map<string, Job>();
  const inTurn = makeQueue(availableParallelism());
  let budget = 0;
  let planned = 0;
  let isStopped = false;

  const start = (job: Job): Promise<PictureOutcome> => {
    job.outcome ??= inTurn(async () =>
      isStopped ? { kind: 'postponed' } : convert(job, cacheDir),
    );
    return job.outcome;
  };

  return {
    allow(megapixels) {
      budget = megapixels;
    },
    add(source, plan) {
      const job = jobs.get(plan.key) ?? { source, plan };
      if (!jobs.has(plan.key)) {
        jobs.set(plan.key, job);
        planned += plan.megapixels;
        // It is unknown yet whether later pictures take precedence, so half of the budget is saved for them.
        if (planned <= budget / 2) void start(job);
      }
      return plan.widths.map((width) => ({ file: fileOf(job.plan, width, cacheDir), width }));
    },
    async finish(onProgress) {
      const chosen = new Set(choose([...jobs.values()], budget));
      let done = 0;
      const outcomes = await Promise.all(
        [...jobs].map(async ([key, job]) => {
          const outcome = chosen.has(job) ? await start(job) : ({ kind: 'postponed' } as const);
          done += 1;
          onProgress?.(done, jobs.size);
          return [key, { ...outcome, source: job.source }] as const;
        }),
      );
      return new Map(outcomes);
    },
    stop() {
      isStopped = true;
    },
  };
}

/** Chooses pictures within a budget, those with the largest files first. */
function choose(jobs: Job[], megapixels: number): Job[] {
  let left = megapixels;
  return jobs
    .toSorted(
      ({ plan: one }, { plan: other }) => other.bytes - one.bytes || (one.key < other.key ? -1 : 1),
    )
    .filter(({ plan }) => {
      if (plan.megapixels > left) return false;
      left -= plan.megapixels;
      return true;
    });
}

async function convert({ source, plan }: Job, cacheDir: string): Promise<PictureOutcome> {
  try {
    const known = readOutcome(plan, cacheDir);
    if (known) return known;
    mkdirSync(cacheDir, { recursive: true });
    const outcome = await writeFormats(source, plan, cacheDir);
    // Last, so that all files of a known outcome exist.
    writeAnyway(join(cacheDir, `${plan.key}.json`), JSON.stringify(outcome));
    return outcome;
  } catch (error) {
    const fault = explainSystemError(error);
    // The system names no file if a disk becomes full.
    if (fault && fault.path !== source) {
      return { kind: 'unwritable', folder: cacheDir, reason: fault.reason, hint: fault.hint };
    }
    const thrown = error instanceof Error ? error.message : String(error);
    const reason = fault?.reason ?? thrown;
    return { kind: 'failed', reason: reason.split('\n')[0] ?? '' };
  }
}

/** Writes a picture in all widths, the widest first. It is not converted if one is not much smaller than the original. */
async function writeFormats(
  source: string,
  plan: PicturePlan,
  cacheDir: string,
): Promise<KnownOutcome> {
  const bytes = readFileSync(source);
  const sums = new Map<number, number>();
  for (const width of plan.widths.toReversed()) {
    const data = await encodePicture(bytes, width);
    if (data.length > plan.bytes * SMALLER) return { kind: 'notSmaller' };
    writeAnyway(fileOf(plan, width, cacheDir), data);
    sums.set(width, crc32(data));
  }
  return { kind: 'converted', sums: plan.widths.map((width) => sums.get(width) ?? 0) };
}

/** The outcome of an earlier build; undefined if anything of it is missing or damaged. */
function readOutcome(plan: PicturePlan, cacheDir: string): KnownOutcome | undefined {
  try {
    const text = readAtOnce(join(cacheDir, `${plan.key}.json`)).toString();
    const outcome = outcomeSchema.parse(JSON.parse(text));
    if (outcome.kind === 'notSmaller') return outcome;
    const isWhole = plan.widths.every(
      (width, index) => crc32(readAtOnce(fileOf(plan, width, cacheDir))) === outcome.sums[index],
    );
    return isWhole ? outcome : undefined;
  } catch {
    return undefined;
  }
}

function fileOf({ key }: PicturePlan, width: number, cacheDir: string): string {
  return join(cacheDir, `${key}-${width}.avif`);
}

/** Writes a file, even in place of a folder. */
function writeAnyway(file: string, data: string | Buffer): void {
  try {
    writeWhole(file, data);
  } catch {
    rmSync(file, { recursive: true, force: true });
    writeWhole(file, data);
  }
}

/** Runs tasks in order, a limited number at a time. */
function makeQueue(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
