/** A diagram from a value. It is rendered like a fenced code block once the page is rendered. */
export function Mermaid({ value = '' }: { value?: string }) {
  return (
    <pre>
      <code data-code-block="" data-meta="" className="language-mermaid">{`${value}\n`}</code>
    </pre>
  );
}
