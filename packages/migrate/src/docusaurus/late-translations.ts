import { type ESTree, Visitor } from 'vite';
import { exportedName, parseCode } from '../code-syntax.ts';
import type { Note } from '../note.ts';
import { lineAt } from '../outside-code.ts';
import type { Texts } from './rename-files.ts';

const MODULE = '@docusaurus/Translate';

/** A place in code that is replaced. */
type Range = { start: number; end: number };

/** A property whose value a module translates while it is loaded. */
type TranslatedProperty = Range & { key: Range & { computed: boolean }; value: Range };

/**
 * Makes objects translate their texts when these are read. Docusaurus loads modules once for each language, the engine once
 * for all languages, so texts that a module translates while it is loaded would stay in the default language. Calls that are
 * not the value of a property are reported.
 */
export function translateLate(texts: Texts): { texts: Map<string, string>; notes: Note[] } {
  const notes: Note[] = [];
  const translated = [...texts].map(([path, text]): [string, string] => {
    if (!/\.[cm]?[jt]sx?$/.test(path) || !text.includes(MODULE)) return [path, text];
    const { properties, others } = earlyCalls(parseCode(text));
    if (properties.length > 0) notes.push(changedNote(path));
    if (others.length > 0) notes.push(leftNote(path, text, others));
    return [path, withGetters(text, properties)];
  });
  return { texts: new Map(translated), notes };
}

/** The calls of `translate` that a module makes while it is loaded: those that are values of properties, and offsets of others. */
function earlyCalls(program: ESTree.Program): {
  properties: TranslatedProperty[];
  others: number[];
} {
  const properties: TranslatedProperty[] = [];
  const others: number[] = [];
  let name: string | undefined;
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  const isCall = (node: ESTree.Node): boolean =>
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === name;
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value === MODULE) name = localName(specifiers) ?? name;
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    PropertyDefinition(member) {
      if (!member.static) enter();
    },
    'PropertyDefinition:exit'(member) {
      if (!member.static) leave();
    },
    Property({ start, end, key, value, computed }) {
      if (depth > 0 || !isCall(value)) return;
      properties.push({ start, end, key: { start: key.start, end: key.end, computed }, value });
      // The getter makes all calls in the value.
      enter();
    },
    'Property:exit'({ start }) {
      if (start === properties.at(-1)?.start) leave();
    },
    CallExpression(call) {
      if (depth === 0 && isCall(call)) others.push(call.start);
    },
  }).visit(program);
  return { properties, others };
}

/** The name under which a module imports `translate`. */
function localName(specifiers: ESTree.ImportDeclaration['specifiers']): string | undefined {
  const found = specifiers.find(
    (specifier) =>
      specifier.type === 'ImportSpecifier' && exportedName(specifier.imported) === 'translate',
  );
  return found?.local.name;
}

function withGetters(text: string, properties: readonly TranslatedProperty[]): string {
  return properties.reduceRight((code, { start, end, key, value }) => {
    const name = text.slice(key.start, key.end);
    const getter = `get ${key.computed ? `[${name}]` : name}() { return ${text.slice(value.start, value.end)}; }`;
    return code.slice(0, start) + getter + code.slice(end);
  }, text);
}

function changedNote(key: string): Note {
  const text = 'Its objects translate their texts when these are read, not while it is loaded.';
  return { group: 'i18n', outcome: 'changed', key, text };
}

function leftNote(key: string, text: string, offsets: readonly number[]): Note {
  const lines = [...new Set(offsets.map((offset) => lineAt(text, offset)))];
  const where = lines.length === 1 ? `line ${lines[0]}` : `lines ${lines.join(', ')}`;
  const what = `It calls "translate" outside of components, in ${where}. That text stays in the default language: modules are loaded once for all languages. Call it in the component that shows the text.`;
  return { group: 'i18n', outcome: 'changed', key, text: what, isUrgent: true };
}
