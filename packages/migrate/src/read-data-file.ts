import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The content of a JSON or YAML file; undefined if it does not exist or cannot be parsed. */
export function readDataFile(folder: string, name: string): unknown {
  const file = join(folder, name);
  if (!existsSync(file)) return undefined;
  try {
    const text = readFileSync(file, 'utf8');
    return name.endsWith('.json') ? JSON.parse(text) : parse(text);
  } catch {
    return undefined;
  }
}
