import { didYouMean, type Problem, SiteError } from 'folia-problems';
import { SLOTS, type SlotName, type Theme } from '../model/theme.ts';
import type { SiteConfig } from './config/site-schema.ts';
import { type LoadDefault, loadModule } from './load-module.ts';
import { listFiles } from './read-files.ts';
import { slotProblems } from './slot-problems.ts';
import { COMPONENTS_NAME, listThemeModules, THEME_FOLDER } from './theme-files.ts';

/** The folder whose files answer imports of `@theme/…`. */
const SWIZZLED_FOLDER = 'src/theme';

const NAMES: readonly string[] = [...SLOTS, COMPONENTS_NAME];

/** Reads a site's own parts of the theme. Files with mistakes are left out and reported. */
export async function readTheme(
  siteDir: string,
  loadDefault: LoadDefault,
  config: Pick<SiteConfig, 'onBrokenPages'>,
): Promise<{ theme: Theme; problems: Problem[] }> {
  const problems: Problem[] = [];
  const slots = new Map<SlotName, string>();
  let components: Pick<Theme, 'components' | 'componentsFile'> = { components: [] };
  for (const { name, path } of listThemeModules(siteDir)) {
    if (!NAMES.includes(name)) {
      problems.push(unknownName(name, path));
      continue;
    }
    const loaded = await loadOrReport(siteDir, path, loadDefault);
    const value = 'value' in loaded ? loaded.value : undefined;
    const slot = SLOTS.find((known) => known === name);
    // React wraps components in objects, such as those of `memo`.
    const isPart = typeof value === 'function' || typeof value === 'object';
    if (slot !== undefined && isPart) slots.set(slot, path);
    else if (slot === undefined && typeof value === 'object' && value !== null) {
      components = { components: Object.keys(value), componentsFile: path };
    } else {
      const missing = slot === undefined ? noComponents(path) : noComponent(path);
      const found = 'problems' in loaded ? loaded.problems : [missing];
      const reported = slotProblems(slot ?? COMPONENTS_NAME, found, config);
      problems.push(...(slot === undefined ? reported.map(withoutComponents) : reported));
    }
  }
  const swizzled = listFiles(siteDir, SWIZZLED_FOLDER);
  return { theme: { slots, ...components, swizzled }, problems };
}

/** Says that the components of the site are unknown because of a mistake. */
function withoutComponents(problem: Problem): Problem {
  return { ...problem, leavesUnknown: [...(problem.leavesUnknown ?? []), 'components'] };
}

async function loadOrReport(
  siteDir: string,
  path: string,
  loadDefault: LoadDefault,
): Promise<{ value: unknown } | { problems: Problem[] }> {
  let reported: Problem[] | undefined;
  const load: LoadDefault = async (file) => {
    try {
      return await loadDefault(file);
    } catch (error) {
      if (error instanceof SiteError) reported = error.problems;
      throw error;
    }
  };
  const loaded = await loadModule(siteDir, path, load);
  return 'value' in loaded ? loaded : { problems: reported ?? [loaded.problem] };
}

function unknownName(name: string, path: string): Problem {
  return {
    file: path,
    message: `The theme has no part "${name}".`,
    hint: `${didYouMean(name, NAMES)}Files of the folder "${THEME_FOLDER}": ${NAMES.join(', ')}, each with the extension .tsx, .jsx, .ts or .js. Move other modules into a folder in it.`,
  };
}

function noComponent(path: string): Problem {
  return {
    file: path,
    message: 'The module has no default export that is a React component.',
    hint: 'Write "export default function Part({ children }) { return <>{children}</>; }".',
  };
}

function noComponents(path: string): Problem {
  return {
    file: path,
    message: 'The module has no default export with components for MDX pages.',
    hint: 'Write "export default { Card };".',
  };
}
