import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

type Code = { code: string; language: string; title?: string };

type Props = Code & {
  /** The block as the build reads it, which highlights it once the page is rendered. */
  children: ReactNode;
};

/** Tells React to leave alone the content that it finds in an element of the document. */
const AS_BUILT = { __html: '' };

/**
 * A code block in an island. The figure from the build stays, with its colors, and returns whenever the island shows the same
 * code again. Other code has the same frame, but no colors: browsers get no grammars.
 */
export function LiveCode({ children, ...code }: Props) {
  // These are the server's values only while React adopts the document.
  const isAdopted = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [isBuilt] = useState(isAdopted);
  const place = useShownCode(code, isBuilt);
  if (typeof document === 'undefined') return <div>{children}</div>;
  return (
    <div
      ref={place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={isBuilt ? AS_BUILT : undefined}
    />
  );
}

/** Keeps an element filled with the figure of some code. @param isBuilt whether it already has the figure of the first code */
function useShownCode({ code, language, title }: Code, isBuilt: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const built = useRef<{ key: string; figures: ChildNode[] }>(undefined);
  const key = JSON.stringify([code, language, title]);
  const shown = useRef(isBuilt ? key : undefined);
  useLayoutEffect(() => {
    if (!place.current) return;
    if (isBuilt) built.current ??= { key, figures: [...place.current.childNodes] };
    if (shown.current === key) return;
    shown.current = key;
    const isSame = built.current?.key === key;
    const figures = isSame ? built.current?.figures : [plainFigure({ code, language, title })];
    place.current.replaceChildren(...(figures ?? []));
  }, [isBuilt, key, code, language, title]);
  return place;
}

/** The figure of a code block (`markup/code-figure.ts`) without colors. Its button has the label of another one. */
function plainFigure({ code, language, title }: Code): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = 'code';
  figure.dataset.language = language;
  if (title) {
    const caption = document.createElement('figcaption');
    caption.textContent = title;
    figure.append(caption);
  }
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  const text = document.createElement('code');
  text.textContent = code.replace(/\n$/, '');
  pre.append(text);
  figure.append(pre);
  const label = document.querySelector('button[data-copy]:not([data-text])')?.textContent;
  if (label) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.dataset.copy = '';
    button.textContent = label;
    figure.append(button);
  }
  return figure;
}
