import { type Kind, METHODS } from './grammar.ts';

/** The words for components, as problems name them. */
const COMPONENTS: Partial<Record<Kind, string>> = {
  schema: 'schema',
  response: 'response',
  parameter: 'parameter',
  example: 'example',
  requestBody: 'request body',
  header: 'header',
  securityScheme: 'security scheme',
  link: 'link',
  callback: 'callback',
};

/**
 * What an object belongs to, as problems name it: an operation with its path, or a component.
 *
 * @param path the keys that lead to the object in its file
 * @param outer what the object around it belongs to
 */
export function getSubject(kind: Kind, path: string[], outer?: string): string | undefined {
  const name = path.at(-1) ?? '';
  const holder = path.at(-2) ?? '';
  if (kind === 'operation') return getOperationSubject(name, holder, outer);
  if (outer !== undefined) return outer;
  if (kind === 'pathItem') return holder === 'paths' ? name : `webhook ${name}`;
  // The path of a component names it already.
  return undefined;
}

function getOperationSubject(name: string, holder: string, outer = ''): string {
  // An operation within a callback belongs to the operation that causes it.
  if (/^[A-Z]+ /.test(outer)) return outer;
  if (METHODS.some((method) => method === name)) return `${name.toUpperCase()} ${outer}`;
  return holder === 'additionalOperations' ? `${name} ${outer}` : outer;
}

/** The word for an object of a kind. */
export function getKindName(kind: Kind): string {
  return COMPONENTS[kind] ?? kind;
}

/** @example getComponentSubject('schema', 'Pet') // 'schema Pet' */
export function getComponentSubject(kind: Kind, name: string): string {
  return `${getKindName(kind)} ${name}`;
}
