import { posix } from 'node:path';

/**
 * The target of a reference: a file of the description and a pointer, or the reason why it is not
 * followed, and whether that is because it leads out of the description's folder.
 */
export type ResolvedReference =
  | { file: string; pointer: string }
  | { rejection: string; isOutside?: boolean };

/** Where references may lead: files in a folder, by paths relative to the folder of the site. */
export type Scope = { entry: string; root: string };

/** The folder that references of a description may not leave, unless the config names another. */
export function folderOf(entry: string): string {
  return posix.dirname(entry);
}

/** Resolves a `$ref`. @param from the file with the reference */
export function resolveReference(
  reference: string,
  from: string,
  { root }: Pick<Scope, 'root'>,
): ResolvedReference {
  const written = reference.trim();
  const hash = written.indexOf('#');
  const address = hash === -1 ? written : written.slice(0, hash);
  const pointer = hash === -1 ? '' : written.slice(hash + 1);
  if (pointer !== '' && !pointer.startsWith('/')) {
    return { rejection: 'Expected: a JSON pointer such as "#/components/schemas/Name".' };
  }
  if (address === '') return { file: from, pointer };
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return { rejection: 'References to the network are not followed.' };
  }
  const file = posix.join(posix.dirname(from), decodeOrKeep(address));
  if (address.startsWith('/') || !isWithin(file, root)) {
    return {
      isOutside: true,
      rejection:
        `It points outside the folder "${root}".\n` +
        'If the file belongs to the description, set "root" of this reference in the config to a folder that contains both.',
    };
  }
  return { file, pointer };
}

/** Whether a path is in a folder; both are relative to the same folder and may begin with `..`. */
export function isWithin(path: string, folder: string): boolean {
  const [inner, outer] = [posix.normalize(path), posix.normalize(folder)];
  if (outer === '.') return inner !== '..' && !inner.startsWith('../');
  if (/^\.\.(?:\/\.\.)*$/.test(outer)) {
    // A folder above the site's contains all paths that lead up no further than itself.
    return countUps(inner) <= countUps(outer);
  }
  return inner.startsWith(`${outer}/`);
}

function countUps(path: string): number {
  return path.split('/').filter((part) => part === '..').length;
}

/** Whether a discriminator maps to a file rather than to a schema name. */
export function isFileReference(target: string): boolean {
  return /\.(?:json|ya?ml)(?:#|$)/.test(target);
}

/** Percent-decodes a path unless its encoding is malformed, and replaces the backslashes of Windows. */
function decodeOrKeep(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\\', '/');
  } catch {
    return path.replaceAll('\\', '/');
  }
}
