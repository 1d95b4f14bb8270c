import type { Converted, Values } from '../note.ts';
import type { NewFile } from '../write-migration.ts';
import { convertHeadTags } from './convert-head-tags.ts';
import { convertScripts } from './convert-scripts.ts';

/** Converts what a config adds to each document: scripts, metadata and links. */
export function convertTags(config: Readonly<Values>): Converted<Values> & { files: NewFile[] } {
  const scripts = convertScripts(config);
  const headTags = convertHeadTags(config);
  return {
    value: { ...scripts.value, ...headTags.value },
    files: scripts.files,
    notes: [...scripts.notes, ...headTags.notes],
  };
}
