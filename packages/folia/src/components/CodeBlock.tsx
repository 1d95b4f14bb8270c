import type { ReactNode } from 'react';

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
        {codeText(children)}
      </code>
    </pre>
  );
}

/** A single line break at either end comes from JSX formatting. */
function codeText(children: ReactNode): string {
  const parts = Array.isArray(children) ? children : [children];
  const text = parts
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
  return `${text.replace(/^\n|\n$/g, '')}\n`;
}
