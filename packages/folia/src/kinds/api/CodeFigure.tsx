import { codeTokens } from './code-tokens.ts';

type Props = { code: string; language: string; title?: string; copyText: string };

/** A block of code as those of Markdown are, colored by fewer patterns. */
export function CodeFigure({ code, language, title, copyText }: Props) {
  return (
    <figure className="code" data-language={language} dir="ltr">
      {title && <figcaption>{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <pre tabIndex={0}>
        <code>
          {codeTokens(code, language).map(({ text, className }, index) =>
            className ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              <span key={index} className={className}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
          {'\n'}
        </code>
      </pre>
      <button type="button" className="copy" data-copy="">
        {copyText}
      </button>
    </figure>
  );
}
