import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import type { NewFile } from '../write-migration.ts';

/** The part of the theme at the end of each document. */
const PART = 'theme/body-end.jsx';

/** What a script usually loads from the host that it comes from. */
const LOADED = ['connect-src', 'frame-src', 'img-src'];

/** Names of attributes of scripts in React, where they differ: https://react.dev/reference/react-dom/components/script */
const REACT_NAMES = new Map(
  ['charSet', 'crossOrigin', 'fetchPriority', 'noModule', 'referrerPolicy'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

type Script = { attributes: Values; text?: string };

/**
 * Moves the scripts of a config, and those among its head tags, to a part of the theme
 * (https://docusaurus.io/docs/api/docusaurus-config#scripts).
 * @returns the content security policy of the new config if they come from other hosts
 */
export function convertScripts(config: Readonly<Values>): Converted<Values> & { files: NewFile[] } {
  const tags = asList(config['headTags']).map(asObject);
  const inConfig = asList(config['scripts']).map(readScript);
  const inHead = tags.filter(({ tagName }) => tagName === 'script').map(readTag);
  const scripts = [...inConfig, ...inHead];
  const hosts = listHosts(scripts);
  return {
    value: hosts.length === 0 ? {} : { contentSecurityPolicy: policyFor(hosts) },
    files: scripts.length === 0 ? [] : [{ to: PART, text: printPart(scripts) }],
    notes: [...describe('scripts', inConfig), ...describe('headTags', inHead)],
  };
}

function policyFor(hosts: string[]): Values {
  return Object.fromEntries(LOADED.map((name) => [name, hosts]));
}

function readScript(script: unknown): Script {
  return { attributes: typeof script === 'string' ? { src: script } : asObject(script) };
}

function readTag({ attributes, innerHTML }: Values): Script {
  return { attributes: asObject(attributes), text: asString(innerHTML) };
}

/** The hosts of scripts that are not the site's own. */
function listHosts(scripts: readonly Script[]): string[] {
  const hosts = scripts.flatMap(({ attributes }) => {
    const source = asString(attributes['src']) ?? '';
    const url = source.startsWith('//') ? `https:${source}` : source;
    return URL.canParse(url) ? [new URL(url).origin] : [];
  });
  return [...new Set(hosts)];
}

function describe(key: string, scripts: readonly Script[]): Note[] {
  if (scripts.length === 0) return [];
  const where = `At the end of each document, by "${PART}".`;
  const hosts = listHosts(scripts);
  if (hosts.length === 0) return [{ group: 'config', outcome: 'changed', key, text: where }];
  const text = `${where} Browsers let them load from ${hosts.join(', ')}. Name other hosts that they need in "contentSecurityPolicy".`;
  return [{ group: 'config', outcome: 'changed', key, text, isUrgent: true }];
}

function printPart(scripts: readonly Script[]): string {
  return `/** The scripts of the config of Docusaurus. */
export default function BodyEnd() {
  return (
    <>
${scripts.map((script) => `      ${printScript(script)}`).join('\n')}
    </>
  );
}
`;
}

function printScript({ attributes, text }: Script): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === false || value === undefined || value === null) return [];
    const key = REACT_NAMES.get(name.toLowerCase()) ?? name;
    return [value === true ? ` ${key}` : ` ${key}={${JSON.stringify(value)}}`];
  });
  const inner =
    text === undefined ? '' : ` dangerouslySetInnerHTML={{ __html: ${JSON.stringify(text)} }}`;
  return `<script${written.join('')}${inner} />`;
}
