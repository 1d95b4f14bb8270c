/** Modules of Node that read what no import mentions. */
const NODE_MODULE = /['"](?:node:)?(?:fs|fs\/promises|child_process|https?|os|process)['"]/;

/** Expressions whose value changes without a change of a file: the environment, the clock, chance, the network. */
const CHANGING_VALUE =
  /import\.meta\.(?:glob|env)|\bprocess\.|\bDate\.now\b|\bDate\(\)|\bperformance\.now\b|\.format(?:ToParts)?\(\)|\bfetch\(|\bMath\.random\b|\brandomUUID\b|\brequire\(/;

/**
 * Whether the result of code may change without a change of a file, so that it cannot be cached. Code may hide this, such as
 * by passing `process` on; what is missed is stale until `--no-cache`.
 */
export function isUnpredictable(code: string): boolean {
  return NODE_MODULE.test(code) || CHANGING_VALUE.test(code);
}
