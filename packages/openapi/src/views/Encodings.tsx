import type { FieldEncoding, MediaType } from '../model.ts';
import type { PageTools } from './api-view.ts';
import { ParameterRows } from './Parameters.tsx';
import { serializationExample } from './serialization-example.ts';

type Props = {
  encodings: MediaType['encodings'];
  budget: { rows: number };
  id: string;
  tools: PageTools;
};

/** How the parts of a form are sent: their content types, headers and serialization. */
export function Encodings({ encodings, budget, id, tools }: Props) {
  return encodings.map((encoding) => {
    const { name, contentType, headers } = encoding;
    const serialization = getSerialization(encoding);
    if (contentType === undefined && serialization === undefined && headers.length === 0) {
      return null;
    }
    return (
      <div key={name}>
        <p className="api-facts">
          <code>{name}</code>: {contentType !== undefined && <code>{contentType}</code>}
          {serialization !== undefined && (
            <>
              {contentType !== undefined && ' · '}
              {tools.texts.apiWrittenAs} <code>{serialization}</code>
            </>
          )}
          {encoding.allowReserved && ` · ${tools.texts.apiReserved}`}
        </p>
        {headers.length > 0 && (
          <ParameterRows
            parameters={headers}
            prefix={`${id}-${name}`}
            budget={budget}
            tools={tools}
          />
        )}
      </div>
    );
  });
}

/** Without `style`, `explode` and `allowReserved`, the content type decides. */
function getSerialization({ name, style, explode }: FieldEncoding): string | undefined {
  if (style === undefined && explode === undefined) return undefined;
  const used = style ?? 'form';
  return serializationExample(name, used, explode ?? used === 'form');
}
