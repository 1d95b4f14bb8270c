import { Children, isValidElement, type ReactNode } from 'react';

type Props = {
  children?: ReactNode;
  language?: string;
  className?: string;
  title?: string;
  metastring?: string;
  showLineNumbers?: boolean | number;
};

/**
 * A code block from a value. It is highlighted like fenced code once the page is rendered, at build
 * time.
 */
export function CodeBlock({ children, language, className, title, ...props }: Props) {
  const named = /language-(\S+)/.exec(className ?? '')?.[1];
  const { metastring, showLineNumbers } = props;
  const numbers = showLineNumbers === true ? '' : `=${showLineNumbers}`;
  const meta = [
    title && `title="${title.replaceAll('"', "'")}"`,
    showLineNumbers && `showLineNumbers${numbers}`,
    metastring,
  ].filter(Boolean);
  return (
    <pre>
      <code
        data-code-block=""
        data-meta={meta.join(' ')}
        className={`language-${language ?? named ?? 'text'}`}
      >
        {codeOf(children)}
      </code>
    </pre>
  );
}

/**
 * The code as text, which is highlighted. Elements in it are kept instead, as in Docusaurus. A single line break at either end
 * comes from JSX formatting.
 */
function codeOf(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part))) return children;
  return `${parts.join('').replace(/^\n|\n$/g, '')}\n`;
}
