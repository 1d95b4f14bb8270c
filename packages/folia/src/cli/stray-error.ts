import { type Problem, SiteError } from 'folia-problems';
import { readThrown } from '../read/thrown-place.ts';

/**
 * Describes an error that nothing handled, if code of the site caused it: a rejected promise that nobody awaited, or an event
 * such as that of a program that could not be started (https://nodejs.org/api/process.html#event-uncaughtexception).
 * @returns the error itself if it is not the site's
 */
export function readStrayError(error: unknown, siteDir: string): unknown {
  const problem = missingProgram(error) ?? thrownInSite(error, siteDir);
  return problem ? new SiteError([problem], { cause: error }) : error;
}

/** The engine handles such errors of the programs that it starts itself. */
function missingProgram(error: unknown): Problem | undefined {
  const program =
    error instanceof Error
      ? /^spawn (?<name>.+) ENOENT$/.exec(error.message)?.groups?.name
      : undefined;
  if (program === undefined) return undefined;
  return {
    message: `A module of the site starts the program "${program}", which is not installed.`,
    hint: 'Install it, or remove what starts it, such as a plugin in site.config.ts.',
  };
}

function thrownInSite(error: unknown, siteDir: string): Problem | undefined {
  const { message, place, hint } = readThrown(error, siteDir);
  return (
    place && { ...place, message: hint ? message : `Nothing handles this error: ${message}`, hint }
  );
}
