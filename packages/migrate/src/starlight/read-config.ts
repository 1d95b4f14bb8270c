import { join, relative } from 'node:path';
import { SiteError } from 'folia-problems';
import { missingPackageName } from '../missing-package.ts';
import { asList, asObject, asString, type Values } from '../note.ts';
import { asConfigError } from '../run-default.ts';
import { openSourceRunner } from '../run-source.ts';

export type StarlightConfig = {
  /** The config of Astro: https://docs.astro.build/en/reference/configuration-reference/ */
  astro: Values;
  /** The options of Starlight: https://starlight.astro.build/reference/configuration/ */
  starlight: Values;
  /** The other integrations. */
  integrations: string[];
  /** The plugins of Starlight. */
  plugins: string[];
  /** Files that the config imports but that do not exist, relative to the source folder. */
  missingFiles: string[];
};

const STARLIGHT = '@astrojs/starlight';

/** The key under which the stand-in of Starlight keeps its options. */
const OPTIONS = '__options';

/** Modules that a config imports and whose results are needed, even if the packages are not installed. */
const PROVIDED = {
  'astro/config': `
    export const defineConfig = (config) => config;
    export const envField = new Proxy({}, { get: () => () => ({}) });
    export const fontProviders = new Proxy({}, { get: () => () => ({}) });
    export const passthroughImageService = () => ({});
    export const sharpImageService = () => ({});
    export const squooshImageService = () => ({});
    export const svgoOptimizer = () => ({});`,
  '@astrojs/starlight': `export default (options) => ({ name: '@astrojs/starlight', ${OPTIONS}: options });`,
};

/**
 * Runs the config of an Astro site.
 *
 * @throws SiteError if it throws, or if Starlight is not one of its integrations
 */
export async function readConfig(sourceDir: string, file: string): Promise<StarlightConfig> {
  const runner = await openSourceRunner(sourceDir, {
    provided: PROVIDED,
    allowsMissingFiles: true,
  });
  try {
    const module = await runner.run(join(sourceDir, file));
    const exported = module['default'];
    const astro = asObject(await (typeof exported === 'function' ? exported() : exported));
    const integrations = asList(astro['integrations']).flat();
    const own = integrations.map(asObject).find(({ name }) => name === STARLIGHT);
    if (own === undefined) throw notStarlight(file);
    const starlight = asObject(own[OPTIONS]);
    return {
      astro,
      starlight,
      integrations: namesOf(integrations).filter((name) => name !== STARLIGHT),
      plugins: namesOf(asList(starlight['plugins']).flat()),
      missingFiles: [...runner.missingFiles].map((path) => relative(sourceDir, path)).sort(),
    };
  } catch (error) {
    if (error instanceof SiteError) throw error;
    throw asConfigError(error, { sourceDir, file, runner, generator: 'Astro' });
  } finally {
    await runner.close();
  }
}

/** The names of integrations or plugins. One that is not installed has the name of its package. */
function namesOf(values: unknown[]): string[] {
  return values
    .map((value) => missingPackageName(value) ?? asString(asObject(value)['name']))
    .filter((name) => name !== undefined);
}

function notStarlight(file: string): SiteError {
  return new SiteError([
    {
      file,
      message: 'Starlight is not among the integrations.',
      hint: 'Only sites of Astro with Starlight can be migrated.',
    },
  ]);
}
