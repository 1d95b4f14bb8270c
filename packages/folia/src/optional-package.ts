import { SiteError } from 'folia-problems';

/** A package that only some sites need: an optional peer dependency of the engine, which these sites install. */
type OptionalPackage = {
  name: string;
  /** What needs the package, in the plural: "MDX pages". */
  users: string;
  /** The file that needs the package now, relative to the site's folder. */
  file?: string;
};

/**
 * Loads a package that only some sites need.
 *
 * @param load imports the package
 * @returns what `load` returns
 * @throws SiteError with the command that installs the package, if it is missing
 */
export async function loadOptional<T>(
  load: () => Promise<T> | T,
  { name, users, file }: OptionalPackage,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error, name)) throw error;
    const problem = {
      file,
      message: `${users} need the package "${name}", which is not installed.`,
      hint: `Run "npm install ${name}" where folia is installed.`,
      kind: `${users} without "${name}"`,
    };
    throw new SiteError([problem], { cause: error });
  }
}

/** Whether an import failed because the package itself is missing, not one that it imports. */
function isMissing(error: unknown, name: string): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isNotFound = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
  return isNotFound && error instanceof Error && error.message.includes(`'${name}'`);
}
