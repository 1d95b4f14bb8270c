import { asList, type Note, type Values } from '../note.ts';
import { type CopyPath, resolveSourcePath } from '../source-path.ts';
import { isStyleSheet } from './convert-styles.ts';
import { EXTENSIONS } from './local-imports.ts';

const CODE = /\.[cm]?[jt]sx?$/;

type ConvertedModules = {
  /** Relative to the new folder. */
  paths: string[];
  copies: CopyPath[];
  notes: Note[];
};

/**
 * Converts the modules that Docusaurus runs with every page (https://docusaurus.io/docs/advanced/client#client-modules). Style
 * sheets among them are converted with the others.
 * @param exists whether there is a file at an absolute path
 */
export function convertClientModules(
  { clientModules }: Values,
  sourceDir: string,
  exists: (path: string) => boolean,
): ConvertedModules {
  const found = asList(clientModules)
    .filter((path) => typeof path === 'string')
    .filter((path) => !isStyleSheet(path))
    .map((path) => {
      const place = resolveSourcePath(sourceDir, path);
      return { ...place, ending: endingsOf(path).find((ending) => exists(place.from + ending)) };
    });
  const copies = found.flatMap(({ from, to, ending }) =>
    ending === undefined || isOfPackage(from) ? [] : [{ from: from + ending, to: to + ending }],
  );
  return {
    paths: copies.map(({ to }) => to),
    copies,
    notes: found.map(({ from, to, ending }) => makeNote(from, to, ending)),
  };
}

function makeNote(from: string, to: string, ending: string | undefined): Note {
  const key = `clientModules ${to}`;
  const dropped = (text: string): Note => {
    return { group: 'config', outcome: 'dropped', key, text, isUrgent: true };
  };
  if (isOfPackage(from)) {
    return dropped(
      'It is a module of a package. Import it in a module of the site, and list that in "clientModules".',
    );
  }
  return ending === undefined
    ? dropped('The file does not exist.')
    : { group: 'config', outcome: 'migrated', key };
}

/** What may be missing at the end of a path. */
function endingsOf(path: string): string[] {
  return CODE.test(path) ? [''] : EXTENSIONS.filter((extension) => CODE.test(extension));
}

function isOfPackage(path: string): boolean {
  return /[\\/]node_modules[\\/]/.test(path);
}
