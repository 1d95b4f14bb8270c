import { borgGuide } from './borg/run-guide.ts';
import type { Checker } from './checker.ts';
import { javascript } from './code/javascript.ts';
import { python } from './code/python.ts';
import { compose } from './data/compose.ts';
import { composeReferences } from './data/compose-references.ts';
import { configFile } from './data/config-file.ts';
import { environment } from './data/environment.ts';
import { extendedServices } from './data/extended-services.ts';
import { ini } from './data/ini.ts';
import { json } from './data/json.ts';
import { toml } from './data/toml.ts';
import { yaml } from './data/yaml.ts';
import { PROGRAMS } from './programs.ts';
import { apache } from './proxies/apache.ts';
import { caddy } from './proxies/caddy.ts';
import { nginx } from './proxies/nginx.ts';
import type { Reference } from './reference.ts';
import { containers } from './shell/containers.ts';
import { crontab } from './shell/crontab.ts';
import { placeholders } from './shell/placeholders.ts';
import { shellcheck } from './shell/shellcheck.ts';
import { syntax } from './shell/syntax.ts';
import { sql } from './sql/run-samples.ts';

/** All checkers. */
export function allCheckers({ variables, settings }: Reference): Checker[] {
  return [
    syntax,
    placeholders,
    containers,
    crontab,
    shellcheck,
    yaml,
    compose,
    extendedServices,
    composeReferences,
    json,
    toml,
    ini,
    configFile(settings),
    environment(variables),
    sql,
    nginx,
    caddy,
    apache,
    python,
    javascript,
    borgGuide,
  ];
}

/** Those that need no program but bash, which every contributor has. */
export function quickCheckers(checkers: readonly Checker[]): Checker[] {
  return checkers.filter(({ programs }) => programs.every((program) => program === PROGRAMS.bash));
}
