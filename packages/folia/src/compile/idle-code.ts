import { posix } from 'node:path';
import type { Problem } from 'folia-problems';
import type { IdleCode } from '../components/static-code.ts';
import { findStackPosition } from '../read/thrown-place.ts';

/** The name of the function in a frame of a stack, if it is that of a component. */
const COMPONENT = /^\s*at (?:\w+\.)*([A-Z]\w*) \(/;
/** MDX's name for the content of a page. */
const CONTENT = /^MDXContent/;

/**
 * Reports code that does nothing because its content is rendered only at build time, once for each component and file.
 * @param path of the page, relative to the site's folder
 */
export function idleCodeProblems(idle: IdleCode[], siteDir: string, path: string): Problem[] {
  const reasons = new Map(
    idle.flatMap(({ name, why }) => (why === undefined ? [] : [[name, why]])),
  );
  const code = idle.filter(({ why }) => why === undefined);
  const placed = code.map(({ name, stack }) => {
    const frames = stack.split('\n').filter((frame) => frame.includes(`${siteDir}/`));
    const inComponent = frames.findIndex((frame) => componentIn(frame) !== undefined);
    const component = componentIn(frames[inComponent] ?? '');
    // A hook of the site may call hooks of React.
    const from = /^use/.test(name) ? Math.max(0, inComponent) : 0;
    const found = findStackPosition(frames.slice(from).join('\n'), siteDir);
    const { file = path, line, column } = found ?? {};
    return { name, component, line, column, file };
  });
  const groups = Map.groupBy(placed, ({ file, component = '' }) => `${file} ${component}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { component, file, line, column } = first;
    const names = [...new Set([first, ...others].map(({ name }) => name))].join(', ');
    // Positions in other Markdown files are those of their compiled modules.
    const place = file !== path && /\.mdx?$/.test(file) ? { file } : { file, line, column };
    return [
      {
        ...place,
        severity: 'warning',
        kind: 'code that only works in the browser',
        message: `${component ? `<${component}>` : 'This part'} is rendered only at build time, so this does nothing in the page: ${names}.`,
        hint: hintFor(file, file === path, component, reasons.get(component ?? '')),
        partOf: file === path ? undefined : [path],
      },
    ];
  });
}

function componentIn(frame: string): string | undefined {
  const name = COMPONENT.exec(frame)?.[1];
  return name === undefined || CONTENT.test(name) ? undefined : name;
}

function hintFor(file: string, isPage: boolean, component?: string, why?: string): string {
  if (why !== undefined) return `It is an island, but ${why}`;
  const { name, ext } = posix.parse(file);
  const isOwnFile = !isPage && /^\.[jt]sx$/.test(ext);
  const how = isOwnFile
    ? `Rename the file to "${name}.island${ext}"`
    : `Move ${component ? 'it' : 'what reacts to readers'} into a file of its own, such as "${component ?? 'Part'}.island.tsx"`;
  return `To let it go live, make it an island. ${how}, with the component as its default export. The props of an island are plain values and elements, not functions.`;
}
