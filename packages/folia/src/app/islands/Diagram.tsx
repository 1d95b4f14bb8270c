import { type CSSProperties, useEffect, useId, useRef } from 'react';
import type { LiveDiagramProps } from '../../markup/live-diagram.ts';
import { drawDiagram } from './draw-diagram.ts';
import { UNTOUCHED } from './untouched.ts';
import { removeSheets } from './without-inline-styles.ts';

/**
 * A diagram that Mermaid draws, again whenever the color mode changes. React leaves the content of the element alone: it
 * is the source until the diagram is drawn, and stays if Mermaid does not understand it.
 */
export default function Diagram({ text, label, height }: LiveDiagramProps) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    let sheets: CSSStyleSheet[] = [];
    let drawnMode: string | null | undefined = null;
    const draw = async () => {
      const { theme } = document.documentElement.dataset;
      // Another tab may have stored something else.
      if (theme === drawnMode) return;
      drawnMode = theme;
      const drawn = place.current && (await drawDiagram(place.current, { id, text, label }));
      if (!drawn) return;
      removeSheets(sheets);
      sheets = drawn;
    };
    void draw();
    addEventListener('colormode', draw);
    return () => {
      removeEventListener('colormode', draw);
      removeSheets(sheets);
    };
  }, [id, text, label]);
  const style: CSSProperties & { '--height': string } = { '--height': `${height}px` };
  return (
    <div
      ref={place}
      className="live-diagram"
      style={style}
      suppressHydrationWarning
      dangerouslySetInnerHTML={UNTOUCHED}
    />
  );
}
