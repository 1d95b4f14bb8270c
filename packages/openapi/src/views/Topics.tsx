import type { PageTools } from './api-view.ts';
import { ExternalDocsLink } from './DescribedLink.tsx';
import { listTopics } from './list-topics.ts';
import { Rest } from './Rest.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Text } from './Text.tsx';

/** The texts of tags that have no page of their own. */
export function Topics({ tools }: { tools: PageTools }) {
  const { shown, left } = listTopics(tools.api);
  return (
    <>
      {shown.map(({ id, label, description, externalDocs }) => (
        <section key={id}>
          <SectionHeading id={id} tools={tools}>
            {label}
          </SectionHeading>
          <Text text={description} tools={tools} headings={3} />
          <ExternalDocsLink docs={externalDocs} tools={tools} />
        </section>
      ))}
      <Rest count={left} tools={tools} />
    </>
  );
}
