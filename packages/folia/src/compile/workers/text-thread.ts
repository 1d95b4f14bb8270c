import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { engineFile } from '../../engine-files.ts';
import type { TextInput } from '../text-input.ts';
import type { CompiledText, MarkdownText } from './compiled-text.ts';
import type { ThreadAnswer, ThreadSettings, ThreadTask } from './messages.ts';

/** A thread that compiles Markdown pages one after the other. */
export type TextThread = {
  /** Sets the locale of the following pages. */
  openLocale: (input: TextInput) => void;
  /** @returns undefined if the page has mistakes; rejects if the thread has ended */
  compile: (text: MarkdownText) => Promise<CompiledText | undefined>;
  stop: () => Promise<unknown>;
};

/** Starts a thread. It does not keep the process alive. */
export function startTextThread(workerData: ThreadSettings): TextThread {
  const worker = new Worker(pathToFileURL(engineFile('compile/workers/thread-entry.ts')), {
    workerData,
  });
  const jobs = new Map<number, PromiseWithResolvers<CompiledText | undefined>>();
  let nextId = 0;
  let failure: Error | undefined;

  const send = (task: ThreadTask) => worker.postMessage(task);
  const fail = (reason: string, cause?: unknown) => {
    failure ??= new Error(`A thread that compiles pages has ended: ${reason}`, { cause });
    for (const job of jobs.values()) job.reject(failure);
    jobs.clear();
  };
  worker.on('message', ({ id, text }: ThreadAnswer) => {
    jobs.get(id)?.resolve(text);
    jobs.delete(id);
  });
  worker.on('error', (error) => fail(error.message, error));
  worker.on('exit', (code) => fail(`exit code ${code}.`));

  return {
    openLocale: (input) => send({ kind: 'locale', input }),
    compile(text) {
      if (failure) return Promise.reject(failure);
      const job = Promise.withResolvers<CompiledText | undefined>();
      jobs.set(nextId, job);
      send({ kind: 'page', id: nextId, text });
      nextId += 1;
      return job.promise;
    },
    stop: () => worker.terminate(),
  };
}
