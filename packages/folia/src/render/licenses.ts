import type { BundledPackage } from '../bundler/bundled-packages.ts';

const RULE = '-'.repeat(80);

/**
 * Renders the license notices of the packages whose code readers receive. Packages with the same notices share one
 * section.
 * @param packages may contain a package several times
 */
export function renderLicenses(packages: readonly BundledPackage[]): string {
  const sorted = packages.toSorted(
    (a, b) => Number(nameOf(a) > nameOf(b)) || -Number(nameOf(a) < nameOf(b)),
  );
  const bySection = Map.groupBy(sorted, noticesOf);
  const sections = [...bySection].map(([notices, members]) => {
    const names = [...new Set(members.map(nameOf))].join('\n');
    return `${RULE}\n${names}\n\n${notices}\n`;
  });
  return `The scripts of this site contain code of these packages.\n\n${sections.join('\n')}`;
}

function nameOf({ name, version, license }: BundledPackage): string {
  return [name, version, license && `(${license})`].filter(Boolean).join(' ');
}

function noticesOf({ notices, author }: BundledPackage): string {
  if (notices !== '') return notices;
  return `No license text is installed.${author === undefined ? '' : ` Author: ${author}`}`;
}
