import { posix } from 'node:path';
import type { Problem } from 'folia-problems';

/** Endings of Markdown files in other generators, or in capitals on systems that ignore case. */
const OTHER_ENDING = /\.(markdown|mdown|mkdn?|mdx?)$/i;

/**
 * Reports files that would be pages if their names ended in `.md` or `.mdx`, since nothing else says that they are missing.
 * @param isPage whether a file is a page, by its path
 */
export function findMisnamedPages(paths: string[], isPage: (path: string) => boolean): Problem[] {
  return paths.flatMap((path) => {
    const [ending = ''] = OTHER_ENDING.exec(path) ?? [];
    const renamed = path.slice(0, -ending.length) + (/x$/i.test(ending) ? '.mdx' : '.md');
    if (ending === '' || renamed === path || !isPage(renamed)) return [];
    return [
      {
        severity: 'warning',
        file: path,
        message: `The file is not a page, because its name ends in "${ending}".`,
        hint: `Only ".md" and ".mdx" make Markdown a page. Rename it to "${posix.basename(renamed)}", or let its name begin with "_".`,
      },
    ];
  });
}

/** Whether a module has a default export and JSX, such as a page of Docusaurus. */
function isComponentPage(text: string): boolean {
  return /^export default\b/m.test(text) && /<\w[^<>]*>/.test(text);
}

/** Reports components that would be pages if their names ended in `.jsx`, since JSX is compiled only there. */
export function findMisnamedComponents(
  paths: string[],
  isPage: (path: string) => boolean,
  read: (path: string) => string,
): Problem[] {
  return paths
    .filter((path) => path.endsWith('.js') && isPage(`${path}x`) && isComponentPage(read(path)))
    .map((path) => ({
      severity: 'warning',
      file: path,
      message: 'The component is not a page, because its name ends in ".js".',
      hint: `Only ".jsx" and ".tsx" make a component a page. Rename it to "${posix.basename(path)}x", or let its name begin with "_".`,
    }));
}
