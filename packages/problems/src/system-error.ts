/** What an error of the operating system means for the person who ran the command, and what they can do. */
export type SystemFault = { reason: string; hint: string };

const DENIED = {
  reason: 'permission is denied',
  hint: 'Change its owner or its permissions, or run the command as the user who owns it.',
};
const FULL = { reason: 'the disk is full', hint: 'Free some space and run the command again.' };
const TOO_MANY_FILES = {
  reason: 'too many files are open',
  hint: 'Raise the limit, such as with "ulimit -n 4096", and run the command again.',
};

/** The codes of errors that are about the machine or the files of a site, not about the engine. */
const FAULTS: Partial<Record<string, SystemFault>> = {
  EACCES: DENIED,
  EPERM: DENIED,
  EROFS: { reason: 'the file system is read-only', hint: 'Choose a folder that can be written.' },
  ENOSPC: FULL,
  EDQUOT: { reason: 'the disk quota is used up', hint: FULL.hint },
  EFBIG: {
    reason: 'the file is larger than the file system or the limits of the process allow',
    hint: 'Raise the limit that "ulimit -f" shows, or choose another file system.',
  },
  EMFILE: TOO_MANY_FILES,
  ENFILE: TOO_MANY_FILES,
  EIO: { reason: 'the disk reports an error', hint: 'Check the disk and its file system.' },
  EISDIR: { reason: 'it is a folder, not a file', hint: 'Remove or rename the folder.' },
  ENOTDIR: {
    reason: 'a part of its path is a file, not a folder',
    hint: 'Remove or rename that file.',
  },
  ELOOP: {
    reason: 'it is a link that leads back to itself',
    hint: 'Remove the link, or point it to a file.',
  },
  ENOENT: { reason: 'it does not exist', hint: 'Add it, or remove what refers to it.' },
  ENAMETOOLONG: {
    reason: 'its path is longer than the file system allows',
    hint: 'Shorten the names of the file and its folders.',
  },
  EBUSY: { reason: 'another program is using it', hint: 'Close that program.' },
  ETXTBSY: { reason: 'another program is using it', hint: 'Close that program.' },
};

/**
 * Explains an error that the operating system reported, by its code
 * (https://nodejs.org/api/errors.html#common-system-errors).
 * @returns undefined for any other error, which is a bug
 */
export function explainSystemError(
  error: unknown,
): (SystemFault & { code: string; path?: string }) | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return undefined;
  }
  const fault = Object.hasOwn(FAULTS, error.code) ? FAULTS[error.code] : undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  return fault && { ...fault, code: error.code, path };
}

/** Whether an error is one that the operating system reported with one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
