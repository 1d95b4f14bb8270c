import { Fragment } from 'react';
import type { Schema } from '../schema/schema.ts';
import type { PageTools } from './api-view.ts';

/** The type of a schema's values. Models are links to their pages. */
export function Type({ schema, tools }: { schema: Schema; tools: PageTools }) {
  return (
    <span className="api-type" data-unsearched="">
      {tools.typeOf(schema).map(({ text, model }, index) => {
        const href = model === undefined ? undefined : tools.hrefs.model(model);
        const key = `${index} ${text}`;
        return href === undefined ? (
          <Fragment key={key}>{text}</Fragment>
        ) : (
          <a key={key} href={href}>
            {text}
          </a>
        );
      })}
    </span>
  );
}
