/** A diagram whose text is a value. It is drawn like a fence once the page is rendered. */
export function Mermaid({ value = '' }: { value?: string }) {
  return (
    <pre>
      <code data-code-block="" data-meta="" className="language-mermaid">{`${value}\n`}</code>
    </pre>
  );
}
