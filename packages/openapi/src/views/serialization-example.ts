/**
 * How a list with the values `a` and `b` is written, or an object for `deepObject`
 * (https://spec.openapis.org/oas/v3.1.1#style-examples).
 */
export function serializationExample(name: string, style: string, explode: boolean): string {
  switch (style) {
    case 'deepObject':
      return `${name}[key]=value`;
    case 'spaceDelimited':
      return explode ? `${name}=a&${name}=b` : `${name}=a%20b`;
    case 'pipeDelimited':
      return explode ? `${name}=a&${name}=b` : `${name}=a|b`;
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

/** The same for an object with the keys `x` and `y`. */
export function objectExample(name: string, style: string, explode: boolean): string {
  const pairs = explode ? ['x=1', 'y=2'] : ['x,1', 'y,2'];
  switch (style) {
    case 'deepObject':
      return `${name}[x]=1&${name}[y]=2`;
    case 'spaceDelimited':
      return `${name}=x%201%20y%202`;
    case 'pipeDelimited':
      return `${name}=x|1|y|2`;
    case 'matrix':
      return explode ? ';x=1;y=2' : `;${name}=x,1,y,2`;
    case 'label':
      return explode ? `.${pairs.join('.')}` : `.${pairs.join(',')}`;
    case 'simple':
      return pairs.join(',');
    case 'cookie':
      return explode ? pairs.join('; ') : `${name}=${pairs.join(',')}`;
    default:
      return explode ? pairs.join('&') : `${name}=${pairs.join(',')}`;
  }
}
