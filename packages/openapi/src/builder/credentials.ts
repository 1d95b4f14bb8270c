import { isObject } from '../description/json.ts';
import type { SecurityChoice, SecurityScheme } from '../model.ts';
import {
  type Credential,
  exampleValues,
  hasUser,
  type RequestDescription,
  type RequestValues,
} from '../samples/index.ts';
import { readStored, writeStored } from './stored-json.ts';

/** What a reader has entered to authenticate, by the name of the scheme. */
export type Credentials = Record<string, Credential>;

/** Entered credentials, and whether to keep them after the tab is closed. */
export type StoredCredentials = { credentials: Credentials; isRemembered: boolean };

function keyOf(reference: string): string {
  return `api-credentials:${reference}`;
}

/** Reads the credentials for a reference. What was stored by something else is ignored. */
export function readStoredCredentials(reference: string): StoredCredentials {
  const remembered = parseCredentials(readStored('local', keyOf(reference)));
  const ofTab = parseCredentials(readStored('session', keyOf(reference)));
  const isRemembered = Object.keys(remembered).length > 0;
  return { credentials: { ...remembered, ...ofTab }, isRemembered };
}

/** Keeps the credentials in the tab, or on the device if the reader wants that, and nowhere else. */
export function storeCredentials(
  reference: string,
  { credentials, isRemembered }: StoredCredentials,
): void {
  const value = Object.keys(credentials).length > 0 ? credentials : undefined;
  writeStored('local', keyOf(reference), isRemembered ? value : undefined);
  writeStored('session', keyOf(reference), isRemembered ? undefined : value);
}

/** Reads credentials from a JSON value, without the parts that are not credentials. */
export function parseCredentials(value: unknown): Credentials {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, credential]): [string, Credential][] => {
      if (typeof credential === 'string') return [[name, credential]];
      if (!isObject(credential)) return [];
      const { username, password } = credential;
      return typeof username === 'string' && typeof password === 'string'
        ? [[name, { username, password }]]
        : [];
    }),
  );
}

/** Sets or, if empty, removes a credential. */
export function withCredential(
  credentials: Credentials,
  name: string,
  credential: Credential,
): Credentials {
  const { [name]: _, ...others } = credentials;
  return isEmpty(credential) ? others : { ...others, [name]: credential };
}

function isEmpty(credential: Credential): boolean {
  return typeof credential === 'string'
    ? credential === ''
    : credential.username === '' && credential.password === '';
}

/** The schemes of an alternative that the description declares. */
export function schemesOf(
  { schemes }: RequestDescription,
  choice: SecurityChoice | undefined,
): SecurityScheme[] {
  return (choice ?? []).flatMap(({ scheme: name }) => {
    const scheme = schemes.find((candidate) => candidate.name === name);
    return scheme ? [scheme] : [];
  });
}

/** The position of the alternative that is chosen initially: the first that requires anything. */
export function initialChoice({ security }: RequestDescription): number {
  return Math.max(
    0,
    security.findIndex((choice) => choice.length > 0),
  );
}

/** The credentials of one alternative that have been entered. */
export function enteredCredentials(
  description: RequestDescription,
  choice: SecurityChoice | undefined,
  credentials: Credentials,
): Credentials {
  return Object.fromEntries(
    schemesOf(description, choice).flatMap((scheme): [string, Credential][] => {
      const credential = Object.hasOwn(credentials, scheme.name)
        ? credentials[scheme.name]
        : undefined;
      if (credential === undefined) return [];
      return hasUser(scheme) === (typeof credential === 'object')
        ? [[scheme.name, credential]]
        : [];
    }),
  );
}

/** The credentials that samples show: placeholders, or on request those that have been entered. */
export function sampleCredentials(
  description: RequestDescription,
  choice: SecurityChoice | undefined,
  shown: Credentials,
): RequestValues['credentials'] {
  const security = choice ? [choice] : [];
  const { credentials } = exampleValues({ ...description, parameters: [], bodies: [], security });
  return { ...credentials, ...shown };
}
