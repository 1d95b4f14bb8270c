import type { Problem } from 'folia-problems';
import { z } from 'zod';
import type { SourceFile } from '../read/frontmatter.ts';
import { parseDataFile } from '../read/parse-data-file.ts';

/** The messages of the site's own components, by the id that a component has for each. */
export type Messages = Readonly<Record<string, string>>;

const messagesSchema = z.record(z.string(), z.string().min(1));

/** Translates the texts of the site's own components with a `messages.json`. */
export function translateMessages(
  messages: Messages,
  file: SourceFile,
): { messages: Messages; problems: Problem[] } {
  const { data = {}, problems } = parseDataFile(file, messagesSchema);
  return { messages: { ...messages, ...data }, problems };
}
