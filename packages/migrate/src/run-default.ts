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
    throw makeThrownError(error, { sourceDir, file, generator });
  }
}

/** An error thrown by a source file, with its location there. */
function makeThrownError(
  error: unknown,
  { sourceDir, file, generator }: { sourceDir: string; file: string; generator: string },
): SiteError {
  const { message, place } = readThrown(error, sourceDir);
  return new SiteError(
    [
      {
        ...place,
        file: place?.file ?? file,
        message: message.split('\n')[0] ?? message,
        hint: `The config must run here the way it does under ${generator}.`,
      },
    ],
    { cause: error },
  );
}
