import type { ReactNode } from 'react';
import type { PageTools } from './api-view.ts';

type Props = {
  level?: 2 | 3;
  id: string;
  children: ReactNode;
  tools: PageTools;
};

/** The heading of a section, as on all pages of the site. */
export function SectionHeading({ level = 2, tools, ...props }: Props) {
  return (
    <tools.markup.SectionHeading
      level={level + (tools.headingOffset ?? 0)}
      linkLabel={tools.texts.linkToSection}
      {...props}
    />
  );
}
