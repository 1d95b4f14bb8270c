import { parseLoaderImport } from './inline-loaders.ts';

/**
 * Returns an import statement for what code requires. For data files, the default export is the module, as in webpack.
 * @param name the variable for the module
 */
export function requiredImport(name: string, source: string): string {
  const isData = /\.(?:json|ya?ml)$/.test(source) && !parseLoaderImport(source)?.isRaw;
  return `import ${isData ? name : `* as ${name}`} from ${JSON.stringify(source)};`;
}
