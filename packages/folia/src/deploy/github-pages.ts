import type { OutputFile } from '../model/output-file.ts';
import type { ServerRules } from '../model/server-rules.ts';

/**
 * The files that GitHub Pages reads. Its not-found page is the `404.html` at the root, which every build has, and redirects
 * stay documents.
 */
export function githubPagesFiles({ origin, baseUrl }: ServerRules): OutputFile[] {
  const { hostname } = new URL(origin);
  // A site below a path belongs to the domain of another repository.
  const hasOwnDomain =
    baseUrl === '/' &&
    /[a-z]$/i.test(hostname) &&
    hostname.includes('.') &&
    !hostname.endsWith('.github.io');
  return [
    // Otherwise, files and folders whose names begin with an underscore are left out:
    // https://docs.github.com/en/pages/getting-started-with-github-pages/about-github-pages-and-jekyll
    { path: '.nojekyll', text: '' },
    ...(hasOwnDomain ? [{ path: 'CNAME', text: `${hostname}\n` }] : []),
  ];
}
