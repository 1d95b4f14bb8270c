import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { PACKAGE_DIR } from '../../engine-files.ts';

/** An installed Mermaid: its modules for browsers and for Node. */
export type MermaidLibrary = { version: string; browserModule: string; nodeModule: string };

/** A mistake that Mermaid finds in a diagram; the line is 1-based within the source of the diagram. */
export type DiagramMistake = { message: string; line?: number };

const packageSchema = z.object({ version: z.string() });

/** Finds the Mermaid that a site has installed, or else the engine. */
export function findMermaid(siteDir: string): MermaidLibrary | undefined {
  for (const folder of [siteDir, PACKAGE_DIR]) {
    const nodeModule = resolveFrom(folder);
    if (nodeModule === undefined) continue;
    const dist = dirname(nodeModule);
    const browserModule = join(dist, 'mermaid.esm.min.mjs');
    if (!existsSync(browserModule)) continue;
    const { version } = packageSchema.parse(
      JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')),
    );
    return { version, browserModule, nodeModule };
  }
  return undefined;
}

function resolveFrom(folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'package.json')).resolve('mermaid');
  } catch {
    return undefined;
  }
}

const mermaidSchema = z.object({
  default: z.object({
    parse: z.custom<(text: string) => Promise<unknown>>((value) => typeof value === 'function'),
  }),
});
/** Errors of Mermaid's parsers contain the position, in one of several forms. */
const mistakeSchema = z.object({
  message: z.string(),
  hash: z.object({ loc: z.object({ first_line: z.number() }).optional() }).optional(),
});

/**
 * Asks Mermaid whether a diagram is correct. Without a browser it cannot tell for all kinds: some need a document before
 * they find a mistake.
 */
export async function findMistake(
  { nodeModule }: MermaidLibrary,
  text: string,
): Promise<DiagramMistake | undefined> {
  const loaded: unknown = await import(pathToFileURL(nodeModule).href);
  const mermaid = mermaidSchema.parse(loaded).default;
  try {
    await mermaid.parse(text);
    return undefined;
  } catch (error) {
    // The parser needs a document.
    if (error instanceof TypeError || error instanceof ReferenceError) return undefined;
    const { success, data } = mistakeSchema.safeParse(error);
    if (!success) return undefined;
    const [summary = ''] = data.message.split('\n');
    const [, written] = /\bline:? (\d+)/i.exec(summary) ?? [];
    const line = written === undefined ? undefined : Number(written);
    return { message: summary.replace(/:$/, ''), line: data.hash?.loc?.first_line ?? line };
  }
}
