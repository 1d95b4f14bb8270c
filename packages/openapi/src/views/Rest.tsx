import type { PageTools } from './api-view.ts';

type Props = {
  /** The number that is left out; undefined if it is not known. */
  count?: number;
  /** The model whose page has them; otherwise they are in the description itself. */
  model?: string;
  tools: PageTools;
};

/** Where readers find what a page leaves out, since pages are limited in size. */
export function Rest({ count, model, tools: { hrefs, texts } }: Props) {
  if (count !== undefined && count <= 0) return null;
  const page = model === undefined ? undefined : hrefs.model(model);
  return (
    <p className="api-facts" data-unsearched="">
      {count === undefined ? texts.apiMoreIn : `${count} ${texts.apiMoreAt}`}{' '}
      <a href={page ?? hrefs.file('openapi.yaml')}>{page === undefined ? 'openapi.yaml' : model}</a>
    </p>
  );
}
