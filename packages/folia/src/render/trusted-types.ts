import type { Problem } from 'folia-problems';
import { ENGINE_POLICIES } from '../contract/trusted-types.ts';
import { DIAGRAM_ISLAND } from '../markup/live-diagram.ts';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import type { TrustedTypesConfig } from '../read/config/policy-schema.ts';

/** The code that runs in browsers besides the live shell. */
type BrowserCode = {
  /** The islands that pages use. */
  islands: readonly string[];
  /** Whether the site has code of its own: islands, items of the bar, client modules, scripts. */
  isOwn: boolean;
};

/**
 * Returns the names of the policies that may make trusted values; undefined if documents do not require such values. Unless
 * the config decides, they do if all code in browsers is the engine's and Mermaid, which writes text as markup, is not used.
 */
export function allowedPolicies(
  config: TrustedTypesConfig,
  { islands, isOwn }: BrowserCode,
): string[] | undefined {
  const { 'trusted-types': named, 'require-trusted-types-for': isRequired } = config;
  const isSafe = !isOwn && !islands.includes(DIAGRAM_ISLAND);
  return (isRequired ?? (named !== undefined || isSafe))
    ? [...ENGINE_POLICIES, ...(named ?? [])]
    : undefined;
}

/** Warns if documents require trusted values although Mermaid, which writes text, draws diagrams in browsers. */
export function diagramProblems(
  policies: readonly string[] | undefined,
  islands: readonly string[],
): Problem[] {
  if (!policies || !islands.includes(DIAGRAM_ISLAND)) return [];
  return [
    {
      file: CONFIG_FILE,
      message:
        'contentSecurityPolicy requires Trusted Types, so the diagrams that Mermaid draws in the browser stay as their source.',
      hint: 'Remove "require-trusted-types-for" and "trusted-types", or use types of diagrams that are drawn at build time.',
      severity: 'warning',
    },
  ];
}
