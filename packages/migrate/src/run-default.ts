import { join } from 'node:path';
import { readThrown } from 'folia/format';
import { SiteError } from 'folia-problems';
import type { SourceRunner } from './run-source.ts';

/**
 * The default export of a module of the source, with functions called and promises awaited.
 *
 * @param file relative to the source folder
 * @param options.argument what the generator passes to an exported function
 * @throws SiteError if it throws
 */
export async function runDefault(
  sourceDir: string,
  file: string,
  options: { runner: SourceRunner; generator: string; argument?: unknown },
): Promise<unknown> {
  const { runner, generator, argument } = options;
  try {
    const module = await runner.run(join(sourceDir, file));
    const exported = module['default'] ?? module;
    return await (typeof exported === 'function' ? exported(argument) : exported);
  } catch (error) {
    throw asConfigError(error, { sourceDir, file, runner, generator });
  }
}

/** The error of a config that threw, with its location in the source and what may have made it throw here. */
export function asConfigError(
  error: unknown,
  options: { sourceDir: string; file: string; runner: SourceRunner; generator: string },
): SiteError {
  const { sourceDir, file, runner, generator } = options;
  const { message, place } = readThrown(error, sourceDir);
  const missing = [...runner.missing].sort();
  return new SiteError(
    [
      {
        ...place,
        file: place?.file ?? file,
        message: message.split('\n')[0] ?? message,
        hint: [
          `The config must run here the way it does under ${generator}.`,
          ...(missing.length > 0 ? [missingHint(missing)] : []),
        ].join(' '),
      },
    ],
    { cause: error },
  );
}

function missingHint(packages: string[]): string {
  return `It may need a package that is not installed in the source folder: ${packages.join(', ')}. Install the one that it needs there, and migrate again.`;
}
