import type { ReactNode } from 'react';
import type { PageTools } from './api-view.ts';

type Props = {
  level?: 2 | 3;
  id: string;
  /** Whether the search treats the text below as part of the previous section. */
  isUnsearched?: boolean;
  children: ReactNode;
  tools: PageTools;
};

/** A heading like those of Markdown, followed by a link to itself. */
export function SectionHeading({ level = 2, id, isUnsearched, children, tools }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} data-unsearched={isUnsearched ? '' : undefined}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: its name is the label, its sign the style sheet's */}
      <a className="heading-link" href={`#${id}`} aria-label={tools.texts.linkToSection} />
    </Tag>
  );
}
