import { getBasePath, isRelativeUrl } from '../base-path.ts';
import { isObject } from '../description/json.ts';
import type { Server } from '../model.ts';
import { serverUrl } from '../samples/index.ts';

/** The server that requests go to. */
export type ServerChoice = {
  /** Position in the description; -1 is the reader's own. */
  index: number;
  /** Values of variables, if they are not the default. */
  variables: Record<string, string>;
  /** The address of the reader's own server, as typed. */
  own: string;
};

export const OWN_SERVER = -1;

/**
 * Chooses the first server with an absolute address, or else the reader's own, whose address is
 * empty.
 */
export function initialServer(servers: Server[]): ServerChoice {
  return { index: servers.findIndex(({ url }) => isAbsolute(url)), variables: {}, own: '' };
}

/** Reads a stored choice. Anything that does not fit the description becomes the initial choice. */
export function readServer(stored: unknown, servers: Server[]): ServerChoice {
  const initial = initialServer(servers);
  if (!isObject(stored)) return initial;
  const { index, variables, own } = stored;
  const isKnown =
    typeof index === 'number' &&
    (index === OWN_SERVER || (servers[index] !== undefined && isAbsolute(servers[index].url)));
  return {
    index: isKnown ? index : initial.index,
    variables: isObject(variables)
      ? Object.fromEntries(
          Object.entries(variables).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
      : {},
    own: typeof own === 'string' ? own : '',
  };
}

/**
 * The address before the path of the operation. The reader's own server gets the path of the description's
 * servers, such as `/v1`, unless the reader typed one.
 */
export function serverAddress(servers: Server[], choice: ServerChoice): string {
  const server = servers[choice.index];
  if (server) return withVariables(server, choice.variables);
  if (checkServer(choice.own) !== undefined) return serverUrl(servers[0]);
  const { origin, pathname } = new URL(choice.own.trim());
  return origin + (pathname === '/' ? getBasePath(servers) : pathname.replace(/\/+$/, ''));
}

function withVariables(server: Server, values: Record<string, string>): string {
  return serverUrl({
    ...server,
    variables: server.variables.map((variable) => ({
      ...variable,
      default: (Object.hasOwn(values, variable.name) && values[variable.name]) || variable.default,
    })),
  });
}

/** Why a string is not the address of a server. */
export type ServerFault = 'empty' | 'malformed' | 'protocol' | 'credentials';

/** Checks an address as the reader typed it; undefined if nothing is wrong with it. */
export function checkServer(text: string): ServerFault | undefined {
  const address = text.trim();
  if (address === '') return 'empty';
  if (!URL.canParse(address)) return 'malformed';
  const { protocol, username, password } = new URL(address);
  if (!/^https?:$/.test(protocol)) return 'protocol';
  return username || password ? 'credentials' : undefined;
}

/** Whether requests can be sent: a relative address belongs to an unknown server. */
export function isAddressKnown(servers: Server[], choice: ServerChoice): boolean {
  const server = servers[choice.index];
  const address = server ? withVariables(server, choice.variables) : choice.own;
  return checkServer(address) === undefined && (!server || isAbsolute(server.url));
}

/** Whether an address names a host; others are relative to a server that the description does not know. */
export function isAbsolute(url: string): boolean {
  return !isRelativeUrl(url);
}
