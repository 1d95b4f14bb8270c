/** Names that need no quotes in a path. */
const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** The name of a row's property as shown; undefined for rows without a name. */
export function getName(row: Element): string | undefined {
  const name = row.querySelector(':scope > .api-head code, :scope > code');
  return name?.closest('li') === row ? name.textContent : undefined;
}

/**
 * The path of a property from the top of its body or model, such as `items[].name` or
 * `labels.*.color`. Names that are not plain are quoted: `headers["x.y"]`. Within a parameter of the
 * style `deepObject`, it is as in the query: `filter[color]`.
 */
export function getPath(row: Element): string {
  let path = '';
  const isDeep = row.closest('[data-deep]') !== null;
  for (let at: Element | null = row; at; at = at.parentElement) {
    if (at.matches('.api-rows > li')) path = join(segment(at, isDeep), path);
    const { brackets } = at instanceof HTMLElement ? at.dataset : {};
    if (brackets) path = join(brackets, path);
    if (at.matches('docs-island')) break;
  }
  return path;
}

function segment(row: Element, isDeep: boolean): string {
  // Rows of all further names have no code.
  const name = getName(row) ?? '*';
  if (isDeep && !isParameter(row)) return `[${name}]`;
  const isPlain = PLAIN.test(name) || name === '*' || /^\[\d*\]$/.test(name);
  return isPlain || isParameter(row) ? name : `[${JSON.stringify(name)}]`;
}

function isParameter(row: Element): boolean {
  return row.matches('.api-parameters > *');
}

function join(start: string, end: string): string {
  return end === '' || end.startsWith('[') ? start + end : `${start}.${end}`;
}
