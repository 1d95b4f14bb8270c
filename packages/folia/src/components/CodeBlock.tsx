import { Children, isValidElement, type ReactNode, useContext } from 'react';
import { LiveCode } from './LiveCode.tsx';
import { WithinIslandContext } from './within-island.ts';

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
  const name = language ?? named ?? 'text';
  const code = codeOf(children);
  const block = (
    <pre>
      <code data-code-block="" data-meta={meta.join(' ')} className={`language-${name}`}>
        {code}
      </code>
    </pre>
  );
  const isLive = useContext(WithinIslandContext) && typeof code === 'string';
  if (!isLive) return block;
  return (
    <LiveCode code={code} language={name} title={title}>
      {block}
    </LiveCode>
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
