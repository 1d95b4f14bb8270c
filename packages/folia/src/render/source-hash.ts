import { createHash } from 'node:crypto';

/**
 * Returns the source that allows an inline script or style element with exactly this text
 * (https://www.w3.org/TR/CSP3/#grammardef-hash-source).
 */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
