import type { Problem } from 'folia-problems';
import type { PageHead } from '../components/page-head.ts';

/** Reports the elements that a page puts into `<Head>` without effect. @param path of the page */
export function ignoredHeadProblems({ ignored = [] }: PageHead, path: string): Problem[] {
  if (ignored.length === 0) return [];
  const elements = [...new Set(ignored)].join(', ');
  return [
    {
      file: path,
      severity: 'warning',
      kind: 'elements of <Head> without effect',
      message: `<Head> ignores ${elements}.`,
      hint: 'It sets title, description, keywords, og:image, robots with "noindex", and structured data in JSON-LD. Another script belongs in a part of the theme or in an island.',
    },
  ];
}
