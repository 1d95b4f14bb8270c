import { posix } from 'node:path';
import { asList, asObject, asString, type Note } from '../note.ts';
import { adaptFences } from './adapt-fences.ts';
import { addressOfGenerated } from './convert-api.ts';
import type { Settings } from './convert-settings.ts';
import { type ReferenceContext, type Texts, updateReferences } from './rename-files.ts';

/**
 * The texts under their new names, with updated references.
 *
 * @param changed.names new names of files
 * @param changed.moved new paths of files that are not where references expect them
 */
export function renameTexts(
  texts: Texts,
  { names, moved }: { names: Texts; moved: Texts },
  settings: Settings,
): Map<string, string> {
  const context = { ...referenceContext(settings), isText: (path: string) => texts.has(path) };
  const references = new Map([
    ...names,
    ...[...moved].map(([before, after]) => [before, names.get(after) ?? after] as const),
  ]);
  return new Map(
    [...texts].map(([to, text]) => {
      const updated = updateReferences(to, text, references, context);
      return [names.get(to) ?? to, /\.mdx?$/.test(to) ? adaptFences(updated) : updated];
    }),
  );
}

/** What references may refer to besides files: pages that replace those generated from an API description. */
function referenceContext({
  docsPaths,
  blogPath,
  apiReferences,
  config,
}: Settings): ReferenceContext {
  const roots = [...docsPaths, ...(blogPath ? [blogPath] : [])];
  if (apiReferences.length === 0) return { roots };
  const lists = new Map(
    asList(config['redirects']).map((redirect) => {
      const { from, to } = asObject(redirect);
      return [from, asString(to)] as const;
    }),
  );
  return {
    roots,
    addressOf: (target) => addressOfGenerated(target, apiReferences) ?? lists.get(target),
  };
}

function reasonFor(after: string): string {
  if (after.endsWith('.mdx')) return 'It is MDX. Links to it have been updated.';
  return /\.tsx?$/.test(after) ? 'It contains types.' : 'It contains JSX.';
}

/** Reports each file that has another name now. */
export function renameNotes(names: Texts, { docsPaths }: Settings): Note[] {
  return [...names].map(([before, after]) => ({
    group: docsPaths.some((folder) => before.startsWith(`${folder}/`)) ? 'docs' : 'pages',
    outcome: 'changed',
    key: before,
    text: `Renamed to "${posix.basename(after)}". ${reasonFor(after)}`,
  }));
}
