import type { RequestParameter, RequestValues } from '../samples/index.ts';

/** The values of parameters, by place and name. */
export type ParameterValues = Pick<
  RequestValues,
  'path' | 'query' | 'header' | 'cookie' | 'querystring'
>;

/** The value of a parameter; undefined if there is none. */
export function parameterAt(
  values: ParameterValues,
  { in: place, name }: Pick<RequestParameter, 'in' | 'name'>,
): unknown {
  if (place === 'querystring') return values.querystring;
  return Object.hasOwn(values[place], name) ? values[place][name] : undefined;
}

/** The values that are not undefined. */
export function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
