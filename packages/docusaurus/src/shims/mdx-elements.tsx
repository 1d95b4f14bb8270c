import { CodeBlock } from 'folia/components';
import { Children, type ComponentProps, type ReactNode } from 'react';

/** What Docusaurus renders for elements of MDX: https://docusaurus.io/docs/markdown-features/react#mdx-component-scope */

/** Code within text, or a block of code if it has several lines. */
export function MdxCode({ children, ...attributes }: ComponentProps<'code'>) {
  const parts = Children.toArray(children);
  const isInText = parts.every((part) => typeof part === 'string' && !part.includes('\n'));
  return isInText ? (
    <code {...attributes}>{children}</code>
  ) : (
    <CodeBlock {...attributes}>{children}</CodeBlock>
  );
}

/** The code in it renders the block. */
export function MdxPre({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

export function MdxList(props: ComponentProps<'ul'>) {
  return <ul {...props} />;
}

export function MdxItem(props: ComponentProps<'li'>) {
  return <li {...props} />;
}

/** A picture that loads when it comes near the window. Without a text alternative, it counts as decoration. */
export function MdxPicture(props: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" {...props} alt={props.alt ?? ''} />;
}
