/**
 * How a list with the values `a` and `b` is written (https://spec.openapis.org/oas/v3.1.1#style-examples). For `deepObject`,
 * the standard does not say; the brackets are those that samples send.
 */
export function serializationExample(name: string, style: string, explode: boolean): string {
  switch (style) {
    case 'deepObject':
      return `${name}[]=a&${name}[]=b`;
    case 'spaceDelimited':
      return explode ? `${name}=a&${name}=b` : `${name}=a%20b`;
    case 'pipeDelimited':
      return explode ? `${name}=a&${name}=b` : `${name}=a|b`;
    case 'tabDelimited':
      return `${name}=a%09b`;
    case 'matrix':
      return explode ? `;${name}=a;${name}=b` : `;${name}=a,b`;
    case 'label':
      return explode ? '.a.b' : '.a,b';
    case 'simple':
      return 'a,b';
    case 'cookie':
      return explode ? `${name}=a; ${name}=b` : `${name}=a,b`;
    default:
      return explode ? `${name}=a&${name}=b` : `${name}=a,b`;
  }
}

/** The same for an object: its first two keys with the values 1 and 2. */
export function objectExample(
  name: string,
  style: string,
  explode: boolean,
  keys: string[],
): string {
  const entries = (keys.length > 0 ? keys : ['x', 'y'])
    .slice(0, 2)
    .map((key, index) => [key, String(index + 1)]);
  const pairs = entries.map((entry) => entry.join(explode ? '=' : ','));
  switch (style) {
    case 'deepObject':
      return entries.map(([key, value]) => `${name}[${key}]=${value}`).join('&');
    case 'spaceDelimited':
      return `${name}=${entries.flat().join('%20')}`;
    case 'pipeDelimited':
      return `${name}=${entries.flat().join('|')}`;
    case 'matrix':
      return explode ? `;${pairs.join(';')}` : `;${name}=${pairs.join(',')}`;
    case 'label':
      return `.${pairs.join(explode ? '.' : ',')}`;
    case 'simple':
      return pairs.join(',');
    case 'cookie':
      return explode ? pairs.join('; ') : `${name}=${pairs.join(',')}`;
    default:
      return explode ? pairs.join('&') : `${name}=${pairs.join(',')}`;
  }
}
