import type { SecurityChoice, SecurityScheme, Server } from '../model.ts';
import type { SchemaChange } from './change.ts';
import { canonical } from './compare-values.ts';

/** The names of the earlier description's schemes in the later one. */
export type SchemeNames = ReadonlyMap<string, string>;

/** Matches schemes by their names, or else by what clients have to send. */
export function matchSchemes(before: SecurityScheme[], after: SecurityScheme[]): SchemeNames {
  const names = new Set(after.map(({ name }) => name));
  const former = new Set(before.map(({ name }) => name));
  const renamed = new Map(
    after.filter(({ name }) => !former.has(name)).map((scheme) => [demandOf(scheme), scheme.name]),
  );
  return new Map(
    before.map((scheme) => {
      const name = names.has(scheme.name) ? scheme.name : renamed.get(demandOf(scheme));
      return [scheme.name, name ?? scheme.name];
    }),
  );
}

/** What clients have to send for a scheme. */
function demandOf({ type, in: place, key, scheme }: SecurityScheme): string {
  const sent = place === 'header' ? key?.toLowerCase() : key;
  return [type, place, sent, scheme?.toLowerCase()].filter(Boolean).join(' ');
}

/** The differences between the security schemes of two descriptions, by their names. */
export function compareSchemes(
  before: SecurityScheme[],
  after: SecurityScheme[],
  names: SchemeNames,
): { name: string; changes: SchemaChange[] }[] {
  const old = new Map(before.map((scheme) => [names.get(scheme.name) ?? scheme.name, scheme]));
  const now = new Set(after.map(({ name }) => name));
  return [
    ...after.map((scheme) => {
      const former = old.get(scheme.name);
      const added: SchemaChange[] = [{ rule: 'schemeAdded', path: '' }];
      return { name: scheme.name, changes: former ? compareScheme(former, scheme) : added };
    }),
    ...[...old]
      .filter(([name]) => !now.has(name))
      .map(([name]) => ({
        name,
        changes: [{ rule: 'schemeRemoved', path: '' }] satisfies SchemaChange[],
      })),
  ];
}

function compareScheme(before: SecurityScheme, after: SecurityScheme): SchemaChange[] {
  const [old, now] = [demandOf(before), demandOf(after)];
  if (old !== now) return [{ rule: 'schemeChanged', path: '', before: old, after: now }];
  const [from, to] = [addressesOf(before), addressesOf(after)];
  return [...from].flatMap(([label, address]) => {
    const next = to.get(label);
    if (next === undefined || next === address) return [];
    return [{ rule: 'schemeAddressChanged', path: '', before: address, after: next }];
  });
}

function addressesOf({ url, flows }: SecurityScheme): Map<string, string> {
  const urls = flows.flatMap(({ kind, urls: own }) =>
    own.map((entry) => [`${kind} ${entry.label}`, entry.url] as const),
  );
  return new Map(url === undefined ? urls : [['url', url], ...urls]);
}

/** The differences between the ways to authenticate. */
export function compareSecurity(
  before: SecurityChoice[],
  after: SecurityChoice[],
  names: SchemeNames,
): SchemaChange[] {
  const renamed = before.map((choice) =>
    choice.map(({ scheme, scopes }) => ({ scheme: names.get(scheme) ?? scheme, scopes })),
  );
  const [old, now] = [byDemand(renamed), byDemand(after)];
  const all = (choices: ReadonlyMap<string, SecurityChoice>) =>
    [...choices.values()].map(textOf).join(' | ');
  if (old.has('') !== now.has('')) {
    return now.has('')
      ? [{ rule: 'securityDropped', path: '' }]
      : [{ rule: 'securityRequired', path: '', after: all(now) }];
  }
  const added = [...now].filter(([key]) => !old.has(key)).map(([, choice]) => choice);
  const removed = [...old].filter(([key]) => !now.has(key)).map(([, choice]) => choice);
  return [
    // A client with more credentials than needed is fine.
    ...(old.has('')
      ? []
      : removed.filter((choice) => !after.some((each) => isWithin(each, choice)))
    )
      .map(textOf)
      .map((text): SchemaChange => ({ rule: 'securityRemoved', path: '', before: text })),
    ...added
      .map(textOf)
      .map((text): SchemaChange => ({ rule: 'securityAdded', path: '', after: text })),
    ...[...now].flatMap(([key, choice]) => compareScopes(old.get(key) ?? choice, choice)),
  ];
}

/** Alternatives by their schemes; the empty one, or none at all, means that anyone may call. */
function byDemand(choices: SecurityChoice[]): Map<string, SecurityChoice> {
  if (choices.length === 0) return new Map([['', []]]);
  return new Map(
    choices.map((choice) => [
      choice
        .map(({ scheme }) => scheme)
        .toSorted()
        .join(' + '),
      choice,
    ]),
  );
}

function isWithin(choice: SecurityChoice, whole: SecurityChoice): boolean {
  return choice.every(({ scheme }) => whole.some((other) => other.scheme === scheme));
}

function compareScopes(before: SecurityChoice, after: SecurityChoice): SchemaChange[] {
  const [old, now] = [scopesOf(before), scopesOf(after)];
  const added = [...now].filter((scope) => !old.has(scope));
  const removed = [...old].filter((scope) => !now.has(scope));
  return [
    ...(added.length > 0
      ? [{ rule: 'scopeAdded', path: '', after: added.join(', ') } as const]
      : []),
    ...(removed.length > 0
      ? [{ rule: 'scopeRemoved', path: '', before: removed.join(', ') } as const]
      : []),
  ];
}

function scopesOf(choice: SecurityChoice): Set<string> {
  return new Set(choice.flatMap(({ scopes }) => scopes));
}

function textOf(choice: SecurityChoice): string {
  return choice.map(({ scheme }) => scheme).join(' + ');
}

/** The differences between two lists of servers. */
export function compareServers(before: Server[], after: Server[]): SchemaChange[] {
  const keyOf = ({ url }: Server) => url.replace(/\/+$/, '');
  const old = new Map(before.map((server) => [keyOf(server), server]));
  const now = new Map(after.map((server) => [keyOf(server), server]));
  const variablesOf = ({ variables }: Server) =>
    canonical(variables.map(({ name, default: value, enum: values }) => [name, value, values]));
  return [
    ...[...old.keys()]
      .filter((url) => !now.has(url))
      .map((url): SchemaChange => ({ rule: 'serverRemoved', path: '', before: url || '/' })),
    ...[...now].flatMap(([url, server]): SchemaChange[] => {
      const former = old.get(url);
      if (!former) return [{ rule: 'serverAdded', path: '', after: url || '/' }];
      if (variablesOf(former) === variablesOf(server)) return [];
      return [{ rule: 'serverChanged', path: '', after: url || '/' }];
    }),
  ];
}
