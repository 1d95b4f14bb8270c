import { join, relative } from 'node:path';
import { readThrown } from 'folia/format';
import { SiteError } from 'folia-problems';
import { asList, asObject, asString, type Values } from '../note.ts';
import { openSourceRunner } from '../run-source.ts';

export type StarlightConfig = {
  /** The config of Astro: https://docs.astro.build/en/reference/configuration-reference/ */
  astro: Values;
  /** The options of Starlight: https://starlight.astro.build/reference/configuration/ */
  starlight: Values;
  /** The other integrations. */
  integrations: string[];
  /** Files that the config imports but that do not exist, relative to the source folder. */
  missingFiles: string[];
};

/** The key under which the stand-in of Starlight keeps its options. */
const OPTIONS = '__options';

/** Modules that a config imports and whose results are needed, also where the packages are not installed. */
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
    const integrations = asList(astro['integrations']).flat().map(asObject);
    const own = integrations.find((integration) => integration['name'] === '@astrojs/starlight');
    if (own === undefined) throw notStarlight(file);
    const others = integrations.filter((integration) => integration !== own);
    return {
      astro,
      starlight: asObject(own[OPTIONS]),
      integrations: others.map(({ name }) => asString(name)).filter((name) => name !== undefined),
      missingFiles: [...runner.missingFiles].map((path) => relative(sourceDir, path)).sort(),
    };
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const { message, place } = readThrown(error, sourceDir);
    throw new SiteError(
      [
        {
          ...place,
          file: place?.file ?? file,
          message: message.split('\n')[0] ?? message,
          hint: 'The config must run here the way it does under Astro.',
        },
      ],
      { cause: error },
    );
  } finally {
    await runner.close();
  }
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
