import { escapeHtml, VOID_ELEMENTS } from 'folia/format';
import type { Note, Values } from './note.ts';
import { listHosts, namedHosts, type Script, unreadFiles } from './script-hosts.ts';
import type { NewFile } from './write-migration.ts';

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

/** Attributes that are true if they exist: https://html.spec.whatwg.org/multipage/scripting.html#the-script-element */
const SWITCHES = /^(?:async|defer|nomodule)$/i;

/** https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-content-attributes */
const HANDLER = /^on[a-z]+$/i;

/** Writes the part of the theme with scripts; nothing if there are none. */
export function scriptPart(scripts: readonly Script[]): NewFile[] {
  return scripts.length === 0 ? [] : [{ to: PART, text: printPart(scripts) }];
}

/** Says where the scripts of a key of a config are now. */
export function describeScripts(key: string, scripts: readonly Script[]): Note {
  const texts = [`At the end of each document, by "${PART}".`];
  const handlers = [...new Set(scripts.flatMap(listHandlers))];
  if (handlers.length > 0) {
    const names = handlers.map((name) => `"${name}"`).join(', ');
    texts.push(
      `Without ${names}, since browsers block code in attributes: run it in a module that "clientModules" lists.`,
    );
  }
  const hosts = listHosts(scripts);
  if (hosts.length > 0) {
    texts.push(
      `Browsers let them load from ${hosts.join(', ')}. Name other hosts that they need in "contentSecurityPolicy".`,
    );
  }
  const unread = unreadFiles(scripts);
  if (unread.length > 0) {
    const names = unread.map((name) => `"${name}"`).join(', ');
    texts.push(
      `Look at what ${names} loads from other sites, and name these in "contentSecurityPolicy".`,
    );
  }
  const note: Note = { group: 'config', outcome: 'changed', key, text: texts.join(' ') };
  return texts.length > 1 ? { ...note, isUrgent: true } : note;
}

/** The event handlers in the attributes of a script. */
function listHandlers(script: Script): string[] {
  if (!isScript(script)) return [];
  return listSet(script.attributes).flatMap(([name]) => (HANDLER.test(name) ? [name] : []));
}

/** The content security policy that scripts need for what they load from other hosts; empty if they load nothing. */
export function scriptPolicy(scripts: readonly Script[]): Values {
  const [all, named] = [listHosts(scripts), namedHosts(scripts)];
  if (all.length === 0) return {};
  const policy = Object.fromEntries(LOADED.map((name) => [name, all]));
  return {
    contentSecurityPolicy: named.length === 0 ? policy : { 'script-src': named, ...policy },
  };
}

function printPart(scripts: readonly Script[]): string {
  const what = scripts.every(isScript) ? 'Scripts' : 'Scripts and other elements';
  return `/** ${what} that every page of the former site had. */
export default function BodyEnd() {
  return (
    <>
${scripts.map((script) => `      ${isScript(script) ? printScript(script) : printElement(script)}`).join('\n')}
    </>
  );
}
`;
}

function printScript({ attributes, text }: Script): string {
  const kept = listSet(attributes).filter(([name]) => !HANDLER.test(name));
  const written = kept.map(([name, value]) => {
    const key = REACT_NAMES.get(name.toLowerCase()) ?? name;
    const isOn = value === true || SWITCHES.test(name);
    return isOn ? ` ${key}` : ` ${key}={${JSON.stringify(value)}}`;
  });
  const inner =
    text === undefined ? '' : ` dangerouslySetInnerHTML={{ __html: ${JSON.stringify(text)} }}`;
  return `<script${written.join('')}${inner} />`;
}

/** The attributes that an element has, with their values. */
function listSet(attributes: Values): [name: string, value: unknown][] {
  return Object.entries(attributes).filter(
    ([, value]) => value !== false && value !== undefined && value !== null,
  );
}

function isScript({ tagName = 'script' }: Script): boolean {
  return tagName === 'script';
}

/** Writes an element as HTML, since React has other names for many attributes and takes no styles as text. */
function printElement({ tagName = '', attributes, text = '' }: Script): string {
  const html = tagName === '' ? text : elementHtml(tagName, attributes, text);
  return `<div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: ${JSON.stringify(html)} }} />`;
}

function elementHtml(tagName: string, attributes: Values, text: string): string {
  const written = listSet(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`,
  );
  const end = VOID_ELEMENTS.has(tagName) ? '' : `${text}</${tagName}>`;
  return `<${tagName}${written.join('')}>${end}`;
}
