/** The module of a component that takes the place of one that cannot run. */
export function stubSource({
  name,
  source,
  texts,
}: {
  name: string;
  source: string;
  texts: ReadonlySet<string>;
}): string {
  const known = texts.size === 0 ? '' : ` Pages give it the texts ${[...texts].join(', ')}.`;
  return `import { Stub } from './stub-parts';

/** In place of ${source.replaceAll('*/', '')}.${known} Implement here what it did. */
export default function ${name}(props) {
  return <Stub {...props} />;
}
`;
}
