import { parentPort, workerData } from 'node:worker_threads';
import { SiteError } from 'folia-problems';
import { makeAssetStore } from '../assets.ts';
import { makeHighlighter } from '../code/highlighter.ts';
import { withSiteLanguages } from '../code/with-site-languages.ts';
import { type Lookups, makeLookups } from '../lookups.ts';
import { makeMarkdownCompiler } from '../markdown-compiler.ts';
import { makePictureConversion } from '../picture-conversion.ts';
import type { TextInput } from '../text-input.ts';
import { type CompiledText, compileMarkdownText, type MarkdownText } from './compiled-text.ts';
import type { ThreadAnswer, ThreadSettings, ThreadTask } from './messages.ts';

/**
 * Compiles the Markdown pages that it receives, one after the other. It writes nothing: the main
 * thread repeats the lookups, which publishes files and converts pictures.
 */
function compileInThread(settings: ThreadSettings): void {
  const { picturesDir, keepsCode, languages, ...site } = settings;
  const compiler = makeMarkdownCompiler(withSiteLanguages(makeHighlighter(), languages));
  // Without a budget, it plans pictures, but converts none.
  const conversion = picturesDir === undefined ? undefined : makePictureConversion(picturesDir);
  const assets = makeAssetStore({ ...site, conversion });
  let locale: { input: TextInput; lookups: Lookups } | undefined;

  async function compile(text: MarkdownText): Promise<CompiledText | undefined> {
    if (!locale) throw new Error('A page came before its locale.');
    try {
      return await compileMarkdownText(text, locale.input, locale.lookups, compiler, keepsCode);
    } catch (error) {
      // The main thread compiles it, too, and reports what is wrong.
      if (error instanceof SiteError) return undefined;
      throw error;
    }
  }

  let last = Promise.resolve();
  parentPort?.on('message', (task: ThreadTask) => {
    last = last.then(async () => {
      if (task.kind === 'locale') {
        locale = { input: task.input, lookups: makeLookups(task.input, assets) };
        return;
      }
      const answer: ThreadAnswer = { id: task.id, text: await compile(task.text) };
      parentPort?.postMessage(answer);
    });
  });
}

const settings: ThreadSettings = workerData;
compileInThread(settings);
