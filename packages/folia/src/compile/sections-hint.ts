import { didYouMean } from 'folia-problems';

/** The section that an id probably means, and the first sections of its page. */
export function sectionsHint(id: string, known: Iterable<string>): string {
  const ids = [...known];
  return `${didYouMean(id, ids)}Sections of that page: ${ids.slice(0, 12).join(', ') || 'none'}.`;
}
