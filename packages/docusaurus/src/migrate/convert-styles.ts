import type { Note, Values } from './note.ts';
import { type Place, sourcePlace } from './source-path.ts';

/** Style sheets or folders by their places, with what the config is to say of them. */
export type ConvertedPlaces = { value: Values; places: Place[]; notes: Note[] };

/** The style sheets of the classic theme: https://docusaurus.io/docs/styling-layout#global-styles */
export function convertStyles(
  theme: Values,
  sourceDir: string,
  read: (path: string) => string | undefined,
): ConvertedPlaces {
  const named = [theme['customCss']].flat().filter((path) => typeof path === 'string');
  const sheets = named.map((path) => {
    const place = sourcePlace(sourceDir, path);
    return { place, text: read(place.from), isPlain: /\.css$/.test(place.to) };
  });
  const kept = sheets.filter(({ text, isPlain }) => text !== undefined && isPlain);
  const notes = sheets.map(({ place, text, isPlain }): Note => {
    const note = { group: 'theme', key: `theme.customCss ${place.to}` } as const;
    if (text === undefined) return { ...note, fate: 'left', text: 'The file does not exist.' };
    if (!isPlain)
      return { ...note, fate: 'left', text: 'Style sheets are plain CSS, nesting included.' };
    const line = text.split('\n').findIndex((row) => row.includes('--ifm-'));
    if (line === -1) return { ...note, fate: 'carried' };
    const why =
      'It is loaded. "--ifm-color-primary" colors what has a class of Infima; other "--ifm-" properties do nothing: the engine’s own stand in engine/app/styles/tokens.css.';
    return { ...note, fate: 'changed', text: why, file: place.to, line: line + 1 };
  });
  return {
    value: kept.length > 0 ? { customCss: kept.map(({ place }) => place.to) } : {},
    places: kept.map(({ place }) => place),
    notes,
  };
}

/** The static folders that exist. */
export function convertStatic(
  names: string[],
  sourceDir: string,
  exists: (path: string) => boolean,
): ConvertedPlaces {
  const places = names.map((name) => sourcePlace(sourceDir, name));
  const found = places.filter(({ from }) => exists(from));
  const isDefault = found.length <= 1 && (found[0]?.to ?? 'static') === 'static';
  return {
    value: isDefault ? {} : { staticDirectories: found.map(({ to }) => to) },
    places: found,
    notes: found.map(({ to }) => ({
      group: 'config',
      fate: 'carried',
      key: 'staticDirectories',
      text: `The folder "${to}".`,
    })),
  };
}
