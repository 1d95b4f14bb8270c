import type { Problem } from 'folia-problems';
import { makeServerRules } from './deploy/rules.ts';
import { securityHeaders } from './deploy/security-headers.ts';
import { staticHostProblems } from './deploy/static-host.ts';
import type { Target } from './deploy/targets.ts';
import type { LocaleSite, Locales } from './model/locale-site.ts';
import type { ServerRules } from './model/server-rules.ts';
import { listStaticFiles } from './read/static-files.ts';
import {
  type ContentSecurityPolicy,
  contentSecurityPolicyHeader,
} from './render/content-security-policy.ts';

type DeploymentOptions = {
  targets: readonly Target[];
  precompress: boolean;
  /** Undefined if the site has none. */
  policy: ContentSecurityPolicy | undefined;
};

/** Computes the rules for servers and hosts of a site, and their problems with the chosen targets. */
export function planDeployment(
  siteDir: string,
  locales: Locales<LocaleSite>,
  { targets, precompress, policy }: DeploymentOptions,
): { rules: ServerRules; problems: Problem[] } {
  const { config } = locales[0].sources;
  const staticFiles = listStaticFiles(siteDir, config.staticDirectories).map(
    ({ output }) => output,
  );
  const rules = makeServerRules({
    config,
    locales: locales.map(({ sources, site }) => ({
      baseUrl: sources.config.baseUrl,
      routes: site.pages.map(({ route }) => route),
      redirects: site.redirects,
    })),
    staticFiles,
    headers: securityHeaders(policy && contentSecurityPolicyHeader(policy)),
    precompressed: precompress,
  });
  const shells = locales.reduce((sum, { site }) => sum + 1 + site.versions.size, 0);
  const problems = targets.includes('static')
    ? staticHostProblems(rules, { staticFiles, shells })
    : [];
  return { rules, problems };
}
