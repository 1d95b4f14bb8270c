import type { Note, Values } from '../note.ts';
import { type CopyPath, resolveSourcePath } from '../source-path.ts';

/** Style sheets or folders, with their config and notes. */
export type ConvertedPaths = { value: Values; copies: CopyPath[]; notes: Note[] };

/**
 * Converts the style sheets of the classic theme:
 * https://docusaurus.io/docs/styling-layout#global-styles
 */
export function convertStyles(
  theme: Values,
  sourceDir: string,
  read: (path: string) => string | undefined,
): ConvertedPaths {
  const named = [theme['customCss']].flat().filter((path) => typeof path === 'string');
  const sheets = named.map((path) => {
    const place = resolveSourcePath(sourceDir, path);
    return { place, text: read(place.from), isPlain: /\.css$/.test(place.to) };
  });
  const kept = sheets.filter(({ text, isPlain }) => text !== undefined && isPlain);
  const notes = sheets.map(({ place, text, isPlain }): Note => {
    const note = { group: 'theme', key: `theme.customCss ${place.to}` } as const;
    if (text === undefined)
      return { ...note, outcome: 'dropped', text: 'The file does not exist.' };
    if (!isPlain)
      return {
        ...note,
        outcome: 'dropped',
        text: 'Style sheets are plain CSS, which includes nesting.',
      };
    const line = text.split('\n').findIndex((row) => row.includes('--ifm-'));
    if (line === -1) return { ...note, outcome: 'migrated' };
    const why =
      'It is loaded. "--ifm-color-primary" sets the color of elements with Infima classes; other "--ifm-" properties have no effect. The engine has its own properties, see its tokens.css.';
    return { ...note, outcome: 'changed', text: why, file: place.to, line: line + 1 };
  });
  return {
    value: kept.length > 0 ? { customCss: kept.map(({ place }) => place.to) } : {},
    copies: kept.map(({ place }) => place),
    notes,
  };
}

/** Converts the static folders that exist. */
export function convertStatic(
  names: string[],
  sourceDir: string,
  exists: (path: string) => boolean,
): ConvertedPaths {
  const places = names.map((name) => resolveSourcePath(sourceDir, name));
  const found = places.filter(({ from }) => exists(from));
  const isDefault = found.length <= 1 && (found[0]?.to ?? 'static') === 'static';
  return {
    value: isDefault ? {} : { staticDirectories: found.map(({ to }) => to) },
    copies: found,
    notes: found.map(({ to }) => ({
      group: 'config',
      outcome: 'migrated',
      key: 'staticDirectories',
      text: `Folder "${to}".`,
    })),
  };
}
