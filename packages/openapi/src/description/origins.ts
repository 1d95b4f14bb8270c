import type { Problem } from 'folia-problems';
import { escapeToken } from './json.ts';
import { makePositionFinder } from './positions.ts';
import type { Description } from './read-description.ts';

/**
 * The source location of an object in a description, and the operation or component that it belongs
 * to, such as `GET /pets/{id}` or `schema Pet`.
 */
export type Origin = { file: string; path: string[]; subject?: string };

/** The known locations of objects. Objects created by a conversion have none. */
export type Origins = WeakMap<object, Origin>;

/** Creates a problem of a description, with its JSON pointer, subject, file, line and column. */
export type Locate = (
  at: { value: object; path?: string[] },
  problem: Pick<Problem, 'message' | 'hint' | 'severity' | 'kind'>,
) => Problem;

/**
 * Creates a `Locate`. Files are parsed again for their positions, and only if they have a problem.
 */
export function makeLocate(description: Description, origins: Origins): Locate {
  const finders = new Map<string, ReturnType<typeof makePositionFinder>>();
  return ({ value, path = [] }, problem) => {
    const origin = origins.get(value);
    if (!origin) return { file: description.entry, ...problem };
    const { file, subject } = origin;
    const whole = [...origin.path, ...path];
    const findPosition =
      finders.get(file) ?? makePositionFinder(description.files.get(file)?.text ?? '');
    finders.set(file, findPosition);
    const pointer = `#${whole.map((token) => `/${escapeToken(token)}`).join('')}`;
    const about = subject === undefined ? '' : ` (${subject})`;
    const message = `${pointer}${about}: ${problem.message}`;
    return { file, ...findPosition(whole), ...problem, message };
  };
}
