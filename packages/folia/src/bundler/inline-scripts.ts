import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { z } from 'zod';
import { type CacheOption, getOrCreate, openEngineStore } from '../cache/build-store.ts';
import { ENGINE_DIR, engineFile, PACKAGE_DIR, RUNS_FROM_SOURCE } from '../engine-files.ts';
import { outputFiles } from './bundle-output.ts';
import {
  type BundledPackage,
  bundledPackageSchema,
  listPackages,
  sortPackages,
} from './bundled-packages.ts';

/** The inline scripts, each with its place in a document and the module that it is bundled from. */
const inlineScriptsSchema = z.object({
  /** In the head of each document. */
  boot: bundleOf('app/boot.ts'),
  /** In the head of long documents. */
  laterContent: bundleOf('app/later-content.ts'),
  /** Between blocks of longer documents. */
  layOutStep: bundleOf('app/lay-out-step.ts'),
  /** At the end of each document. */
  navigation: bundleOf('app/early-navigation.ts'),
  /** At the end of documents with copy buttons. */
  copying: bundleOf('app/copying/start-copying.ts'),
  /** After the sidebar of a document and before the next one, if readers can hide it. */
  hideSidebar: bundleOf('app/sidebar/hide-sidebar.ts'),
  /** After the sidebar of a document. */
  sidebar: bundleOf('app/sidebar/restored-sidebar.ts'),
  /** After that, on sites whose sidebars keep one category open at each level. */
  collapseOthers: bundleOf('app/sidebar/collapse-others.ts'),
  /** At the end of documents with tabs. */
  tabs: bundleOf('app/tabs/start-tabs.ts'),
  /** At the end of documents with dates that are shown in the reader's format. */
  dates: bundleOf('app/reader-dates.ts'),
  /** At the end of documents with islands. */
  islands: bundleOf('app/islands/island-in-view.ts'),
  /** At the end of documents with islands that are loaded when they are opened or used. */
  islandUses: bundleOf('app/islands/early-island-uses.ts'),
  /** At the end of documents whose bar hides as the reader scrolls. */
  hiding: bundleOf('app/navbar/hide-on-scroll.ts'),
  /** At the end of documents with headings that have moved. */
  movedHeadings: bundleOf('app/moved-headings.ts'),
  /** At the end of documents of a site in several languages. */
  languages: bundleOf('app/navbar/keep-place.ts'),
  /** At the end of the not-found page. */
  suggestions: bundleOf('app/not-found/suggest-pages.ts'),
});

/** A script, whose description is the path of its module. */
function bundleOf(path: string) {
  return z.string().describe(path);
}

const bundledScriptsSchema = inlineScriptsSchema.extend({
  /** The packages whose code is in the scripts. */
  packages: z.array(bundledPackageSchema),
});

/** Inline scripts of documents, each as one line of code, and the packages whose code they contain. */
export type InlineScripts = z.infer<typeof bundledScriptsSchema>;

/** The file with the bundled scripts in an installed package. */
export const PREBUILT_SCRIPTS = 'inline-scripts.json';

/**
 * Returns the inline scripts, which are the same for all sites. An installed package contains them; when run from source,
 * they are bundled once per version of the engine.
 */
export async function inlineScripts(options: CacheOption = {}): Promise<InlineScripts> {
  if (!RUNS_FROM_SOURCE) {
    const text = readFileSync(join(ENGINE_DIR, PREBUILT_SCRIPTS), 'utf8');
    return bundledScriptsSchema.parse(JSON.parse(text));
  }
  const kept = { name: 'inline-scripts', inputs: [], schema: bundledScriptsSchema };
  return getOrCreate(openEngineStore(PACKAGE_DIR, options), kept, async () => ({
    value: await bundleInlineScripts(),
    files: [],
  }));
}

/** Bundles each inline script. */
export async function bundleInlineScripts(): Promise<InlineScripts> {
  const packages = new Map<string, BundledPackage>();
  const bundled = await Promise.all(
    Object.entries(inlineScriptsSchema.shape).map(async ([name, { description = '' }]) => [
      name,
      await bundleScript(description, packages),
    ]),
  );
  const scripts = inlineScriptsSchema.parse(Object.fromEntries(bundled));
  return { ...scripts, packages: sortPackages(packages) };
}

/** @param packages receives those whose code is in the script */
async function bundleScript(input: string, packages: Map<string, BundledPackage>): Promise<string> {
  const result = await build({
    configFile: false,
    root: ENGINE_DIR,
    mode: 'production',
    logLevel: 'warn',
    plugins: [listPackages(packages)],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: engineFile(input), output: { format: 'iife' } },
    },
  });
  const [script] = outputFiles(result);
  if (script?.type !== 'chunk') throw new Error(`Bundling ${input} produced no script.`);
  return script.code.trim();
}
