import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { z } from 'zod';
import { getOrCreate, openEngineStore } from '../cache/build-store.ts';
import { ENGINE_DIR, engineFile, RUNS_FROM_SOURCE } from '../engine-files.ts';
import { outputFiles } from './bundle-output.ts';
import {
  type BundledPackage,
  bundledPackageSchema,
  listPackages,
  sortPackages,
} from './bundled-packages.ts';

const inlineScriptsSchema = z.object({
  /** In the head of each document. */
  boot: z.string(),
  /** In the head of long documents. */
  laterContent: z.string(),
  /** At the end of each document. */
  navigation: z.string(),
  /** At the end of documents with copy buttons. */
  copying: z.string(),
  /** After the sidebar of a document. */
  sidebar: z.string(),
  /** At the end of documents with tabs. */
  tabs: z.string(),
  /** At the end of documents with dates that are shown in the reader's format. */
  dates: z.string(),
  /** At the end of documents with islands. */
  islands: z.string(),
  /** At the end of documents with islands that are loaded when they are opened or used. */
  islandUses: z.string(),
  /** At the end of documents with headings that have moved. */
  movedHeadings: z.string(),
  /** At the end of documents of a site in several languages. */
  languages: z.string(),
  /** At the end of the not-found page. */
  suggestions: z.string(),
  /** The packages whose code is in the scripts. */
  packages: z.array(bundledPackageSchema),
});

/** Inline scripts of documents, each as one line of code, and whose code that is. */
export type InlineScripts = z.infer<typeof inlineScriptsSchema>;

/** The file with the bundled scripts in an installed package. */
export const PREBUILT_SCRIPTS = 'inline-scripts.json';

/**
 * Returns the inline scripts, which are the same for all sites. An installed package contains them; when run from source,
 * they are bundled once per version of the engine.
 */
export async function inlineScripts(): Promise<InlineScripts> {
  if (!RUNS_FROM_SOURCE) {
    const text = readFileSync(join(ENGINE_DIR, PREBUILT_SCRIPTS), 'utf8');
    return inlineScriptsSchema.parse(JSON.parse(text));
  }
  const kept = { name: 'inline-scripts', inputs: [], schema: inlineScriptsSchema };
  return getOrCreate(openEngineStore(), kept, async () => ({
    value: await bundleInlineScripts(),
    files: [],
  }));
}

/** Bundles each inline script. */
export async function bundleInlineScripts(): Promise<InlineScripts> {
  const packages = new Map<string, BundledPackage>();
  const bundleInline = (input: string) => bundleScript(input, packages);
  const [
    boot,
    laterContent,
    navigation,
    copying,
    sidebar,
    tabs,
    dates,
    islands,
    islandUses,
    languages,
    movedHeadings,
    suggestions,
  ] = await Promise.all([
    bundleInline('app/boot.ts'),
    bundleInline('app/later-content.ts'),
    bundleInline('app/early-navigation.ts'),
    bundleInline('app/copying/start-copying.ts'),
    bundleInline('app/sidebar/restored-sidebar.ts'),
    bundleInline('app/tabs/start-tabs.ts'),
    bundleInline('app/reader-dates.ts'),
    bundleInline('app/islands/island-in-view.ts'),
    bundleInline('app/islands/early-island-uses.ts'),
    bundleInline('app/navbar/keep-place.ts'),
    bundleInline('app/moved-headings.ts'),
    bundleInline('app/not-found/suggest-pages.ts'),
  ]);
  return {
    boot,
    laterContent,
    navigation,
    copying,
    sidebar,
    tabs,
    dates,
    islands,
    islandUses,
    languages,
    movedHeadings,
    suggestions,
    packages: sortPackages(packages),
  };
}

/** @param packages those whose code is in the script are added */
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
