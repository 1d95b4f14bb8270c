/** A string with the name of a Node module that reads files, the system or the network. */
const NODE_MODULE = /['"](?:node:)?(?:fs|fs\/promises|child_process|https?|os|process)['"]/;

/** Expressions that depend on more than files: the environment, the clock, random numbers or the network. */
const CHANGING_VALUE =
  /import\.meta\.(?:glob|env)|\bprocess\.|\bDate\.now\b|\bDate\(\)|\bperformance\.now\b|\.format(?:ToParts)?\(\)|\bfetch\(|\bMath\.random\b|\brandomUUID\b|\brequire\(/;

/**
 * Whether the result of code may change although no file does, so that it cannot be cached. Imports of Node modules do not
 * count: callers know the imports. Code may hide a changing value, such as by passing `process` on; its cached result stays
 * in use until a build with `--no-cache`.
 */
export function hasChangingValue(code: string): boolean {
  return CHANGING_VALUE.test(code);
}

/** Like `hasChangingValue`, for code whose imports are not known: any string that names such a Node module counts. */
export function isUnpredictable(code: string): boolean {
  return NODE_MODULE.test(code) || hasChangingValue(code);
}
