import type { Family, Operation } from '../model.ts';
import { OPERATIONS_PER_PAGE, type PageTools } from './api-view.ts';
import { ExternalDocsLink } from './DescribedLink.tsx';
import { OperationList } from './OperationList.tsx';
import { PageLinks } from './PageLinks.tsx';
import { Text } from './Text.tsx';

type FamilyProps = { family: Family; page: number; tools: PageTools };

/** A family of operations, several hundred per page. */
export function FamilyPage({ family, page, tools }: FamilyProps) {
  const { description, externalDocs, operations, slug } = family;
  return (
    <div className="api-family">
      {page === 1 && <Text text={description} tools={tools} headings={2} />}
      {page === 1 && <ExternalDocsLink docs={externalDocs} tools={tools} />}
      <OperationsOfPage
        operations={operations}
        page={page}
        hrefOf={(number) => tools.hrefs.family(slug, number)}
        tools={tools}
      />
    </div>
  );
}

/** All webhooks, several hundred per page. */
export function WebhooksPage({ page, tools }: { page: number; tools: PageTools }) {
  const { api, hrefs } = tools;
  return (
    <OperationsOfPage operations={api.webhooks} page={page} hrefOf={hrefs.webhooks} tools={tools} />
  );
}

type ListProps = {
  operations: Operation[];
  page: number;
  hrefOf: (page: number) => string;
  tools: PageTools;
};

function OperationsOfPage({ operations, page, hrefOf, tools }: ListProps) {
  const start = (page - 1) * OPERATIONS_PER_PAGE;
  const pages = Math.ceil(operations.length / OPERATIONS_PER_PAGE);
  return (
    <>
      <OperationList
        operations={operations.slice(start, start + OPERATIONS_PER_PAGE)}
        tools={tools}
      />
      <PageLinks page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}
