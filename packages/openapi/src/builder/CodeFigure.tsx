import { useTools } from './builder-context.ts';

type Props = {
  code: string;
  language: string;
  /** The language as the style sheet names it above the code. */
  label?: string;
};

/** A block of code in the colors of the page, with a button that copies it. */
export function CodeFigure({ code, language, label }: Props) {
  const { texts, colorCode } = useTools();
  return (
    <figure className="code" dir="ltr" data-language={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0}>
        <code>
          {colorCode(code, language).map(({ text, className }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of text never change places
            <span key={index} className={className}>
              {text}
            </span>
          ))}
        </code>
      </pre>
      <button type="button" className="copy" data-copy="">
        {texts.copyCode}
      </button>
    </figure>
  );
}
