import { parseLoaderImport } from './inline-loaders.ts';

/** Whether what code requires is a data file, whose default export is the module, as in webpack. */
export function isRequiredData(source: string): boolean {
  return /\.(?:json|ya?ml)$/.test(source) && !parseLoaderImport(source)?.isRaw;
}

/**
 * Returns an import statement for what code requires.
 * @param name the variable for the module
 */
export function requiredImport(name: string, source: string): string {
  return `import ${isRequiredData(source) ? name : `* as ${name}`} from ${JSON.stringify(source)};`;
}
