/** A container of the engine, with more colons than the containers in it. */
export function container(head: string, content: string[]): string[] {
  const longest = content.reduce((length, line) => {
    const colons = /^\s*(:{3,})/.exec(line)?.[1] ?? '';
    return Math.max(length, colons.length);
  }, 2);
  const fence = ':'.repeat(longest + 1);
  return [fence + head, '', ...content, '', fence];
}

/** A label for a container. Brackets in it are escaped, unless they are pairs. */
export function label(text: string): string {
  const isPaired = /^(?:[^[\]]|\[[^[\]]*\])*$/.test(text);
  return `[${isPaired ? text : text.replace(/[[\]]/g, '\\$&')}]`;
}
