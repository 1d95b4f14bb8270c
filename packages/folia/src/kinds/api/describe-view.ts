import type { Texts } from '../../contract/texts.ts';
import type { ApiPage } from '../../model/source-page.ts';

/** Title and description of a page. */
export function describeView(
  { view, reference }: ApiPage,
  texts: Texts,
): { title: string; description?: string } {
  const { api } = reference;
  switch (view.kind) {
    case 'introduction':
      return {
        title: api.title,
        description: api.summary ?? toPlainText(api.description) ?? texts.apiSummary,
      };
    case 'changes': {
      const { label, before, after } = view.comparison;
      const title = `${texts.apiChangesSince} ${label}`;
      const description = `${before.title} ${before.version} → ${after.title} ${after.version}`;
      return { title: view.page === 1 ? title : `${title} (${view.page})`, description };
    }
    case 'operations':
      return { title: numbered(texts.apiAllOperations, view.page) };
    case 'family':
      return {
        title: numbered(view.family.name, view.page),
        description: toPlainText(view.family.description),
      };
    case 'operation':
    case 'webhook': {
      const { method, path, title, description } = view.operation;
      const call = `${method} ${path}`;
      return { title, description: [call, toPlainText(description)].filter(Boolean).join(': ') };
    }
    case 'webhooks':
      return { title: numbered(texts.apiWebhooks, view.page) };
    case 'models':
      return { title: numbered(texts.apiModels, view.page) };
    case 'model': {
      const { name, raw } = view.model;
      return { title: name, description: toPlainText(api.readSchema(raw).description) };
    }
  }
}

/** The title of a page of a list. */
function numbered(title: string, page: number): string {
  return page === 1 ? title : `${title} (${page})`;
}

/** In characters. Search engines show less, and patterns take long on texts that are designed to slow them down. */
const MAX_LENGTH = 3000;

/** Strips Markdown and HTML markup from the start of the text, for search engines. */
function toPlainText(text: string | undefined): string | undefined {
  return text
    ?.slice(0, MAX_LENGTH)
    .replace(/<[^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
