import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** The name of the island that draws diagrams, where other islands have the path of their module. */
export const DIAGRAM_ISLAND = 'folia:diagram';

/** What the island needs to draw a diagram. */
export type LiveDiagramProps = {
  /** The source, for Mermaid. */
  text: string;
  /** The text alternative. */
  label: string;
  /** The space that is reserved, in pixels. */
  height: number;
};

/** Makes an island that draws a diagram in the browser. Until then, and without scripts, it shows the source. */
export function liveDiagram(props: LiveDiagramProps, id: string, source: ElementContent): Element {
  return {
    type: 'element',
    tagName: 'docs-island',
    properties: { dataSource: DIAGRAM_ISLAND, dataId: id, dataProps: JSON.stringify(props) },
    children: [h('div.live-diagram', { style: heightOf(props) }, [source])],
  };
}

function heightOf({ height }: LiveDiagramProps): string {
  return `--height:${height}px`;
}
