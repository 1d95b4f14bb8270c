import { createHash } from 'node:crypto';

/** The integrity metadata of a file with this text (https://www.w3.org/TR/sri-2/#integrity-metadata-description). */
export function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
