import { type CSSProperties, useEffect, useId, useRef } from 'react';
import type { LiveDiagramProps } from '../../markup/live-diagram.ts';
import { drawDiagram } from './draw-diagram.ts';

/**
 * A diagram that Mermaid draws, again whenever the color mode changes. React leaves the content of the element alone: it
 * is the source until the diagram is drawn, and stays if Mermaid does not understand it.
 */
export default function Diagram({ text, label, height }: LiveDiagramProps) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const draw = () => void (place.current && drawDiagram(place.current, { id, text, label }));
    draw();
    addEventListener('colormode', draw);
    return () => removeEventListener('colormode', draw);
  }, [id, text, label]);
  const style: CSSProperties & { '--height': string } = { '--height': `${height}px` };
  return (
    <div
      ref={place}
      className="live-diagram"
      style={style}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
