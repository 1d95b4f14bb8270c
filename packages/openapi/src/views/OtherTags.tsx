import { Fragment } from 'react';
import type { Operation } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { listTopics } from './list-topics.ts';

/** The tags other than its family's: links to other families or to their texts, or labels. */
export function OtherTags({ operation, tools }: { operation: Operation; tools: PageTools }) {
  const { families, tags } = tools.api;
  const family = families.find(({ operations }) => operations.includes(operation));
  const others = [...new Set(operation.tags)].filter((name) => name !== family?.tag);
  if (others.length === 0) return null;
  const topics = listTopics(tools.api).shown;
  return (
    <p className="api-facts" data-unsearched="">
      {tools.texts.apiTags}{' '}
      {others.map((name, index) => {
        const target = families.find(({ tag }) => tag === name);
        const topic = topics.find((candidate) => candidate.name === name);
        const href = target
          ? tools.hrefs.family(target.slug)
          : topic && `${tools.hrefs.introduction}#${topic.id}`;
        const label = tags.find((candidate) => candidate.name === name)?.label ?? name;
        return (
          <Fragment key={name}>
            {index > 0 && ', '}
            {href === undefined ? label : <a href={href}>{label}</a>}
          </Fragment>
        );
      })}
    </p>
  );
}
