import { didYouMean, type Problem } from 'folia-problems';
import { type Checker, eachSample } from '../checker.ts';
import { isYaml } from '../data/yaml.ts';
import { CONTAINERS, SERVICES } from '../release-names.ts';
import { lineOfOffset, problemAt, type Sample } from '../sample.ts';
import { commandsOf, isShell } from './commands.ts';

/** Within a line, or over its end after a backslash. */
const SPACE = String.raw`(?:[ \t]|\\\n)+`;
const WORD = String.raw`(?:'[^']*'|"[^"]*"|[^\s'"])+`;
/** Options that have a value in another word, and all others. */
const OPTION = `(?:-[euwfn]|--(?:env|user|workdir|file|format|tail|since|until|timeout))${SPACE}${WORD}|-${WORD}`;
const OPTIONS = `(?:${SPACE}(?:${OPTION}))*`;
const NAME = String.raw`${SPACE}["']?(\w[\w.-]*)`;
const ON_CONTAINER = new RegExp(
  String.raw`\bdocker${SPACE}(?:attach|exec|inspect|kill|logs|restart|start|stop)${OPTIONS}${NAME}`,
  'g',
);
const ON_SERVICE = new RegExp(
  String.raw`\bdocker${SPACE}compose${OPTIONS}${SPACE}(?:create|exec|kill|logs|pull|restart|rm|run|start|stop|up)${OPTIONS}${NAME}`,
  'g',
);

/**
 * Finds containers and services in Docker's commands that neither the Compose file of the release
 * nor a Compose sample of the page has.
 */
export const containers: Checker = {
  ...eachSample('containers known', isShell, () => []),
  check: (samples, all) => ({
    problems: samples.flatMap((sample) => {
      const page = all.filter(({ file }) => file === sample.file).filter(isYaml);
      return [
        ...unknown(sample, ON_CONTAINER, 'container', [...CONTAINERS, ...containersIn(page)]),
        ...unknown(sample, ON_SERVICE, 'service', [...SERVICES, ...servicesIn(page)]),
      ];
    }),
  }),
};

function unknown(sample: Sample, pattern: RegExp, kind: string, known: string[]): Problem[] {
  const commands = commandsOf(sample);
  return Array.from(commands.matchAll(pattern)).flatMap(({ 0: text, 1: name = '', index }) =>
    known.includes(name)
      ? []
      : [
          problemAt(
            sample,
            lineOfOffset(commands, index + text.length),
            `Neither the release nor a Compose sample of this page has the ${kind} "${name}".`,
            didYouMean(name, known).trim() || `Known here: ${[...new Set(known)].join(', ')}.`,
          ),
        ],
  );
}

function containersIn(samples: readonly Sample[]): string[] {
  return samples.flatMap(({ code }) =>
    Array.from(code.matchAll(/^\s*container_name:\s*["']?([\w.-]+)/gm), ([, name = '']) => name),
  );
}

/** The keys with the least indentation below `services:`. */
function servicesIn(samples: readonly Sample[]): string[] {
  return samples.flatMap(({ code }) => {
    const block = /^services:.*\n((?:[ \t#].*\n?|\n)*)/m.exec(code)?.[1] ?? '';
    const indentation = /^( +)\w/m.exec(block)?.[1];
    if (indentation === undefined) return [];
    const key = new RegExp(`^${indentation}([\\w.-]+):`, 'gm');
    return Array.from(block.matchAll(key), ([, name = '']) => name);
  });
}
