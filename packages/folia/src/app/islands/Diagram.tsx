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
    let drawnMode: string | undefined;
    const draw = async () => {
      drawnMode = document.documentElement.dataset.theme;
      const drawn = place.current && (await drawDiagram(place.current, { id, text, label }));
      if (!drawn) return;
      removeSheets(sheets);
      sheets = drawn;
    };
    const redraw = () => {
      // The event also comes when another tab has stored the same mode again.
      if (document.documentElement.dataset.theme !== drawnMode) void draw();
    };
    void draw();
    addEventListener('colormode', redraw);
    return () => {
      removeEventListener('colormode', redraw);
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
