import { useState } from 'react';
import {
  bodyText,
  parseTyped,
  type RequestBody,
  type RequestDescription,
  type RequestSchema,
  typedText,
} from '../samples/index.ts';
import { useTools } from './builder-context.ts';
import { Field } from './fields/Field.tsx';
import { FileField } from './fields/FileField.tsx';
import { Properties } from './fields/Properties.tsx';
import { ValueField } from './fields/ValueField.tsx';
import { fill } from './fill-text.ts';
import { type BodyState, chosenBody, type FormState } from './form-state.ts';
import { isSame } from './same-value.ts';
import { hasForm } from './schema-values.ts';

type Props = {
  description: RequestDescription;
  state: FormState;
  onContentType: (contentType: string | undefined) => void;
  onBody: (contentType: string, body: BodyState) => void;
};

/** The body in one of its media types. */
export function BodyFields({ description, state, onContentType, onBody }: Props) {
  const { texts } = useTools();
  const { bodies, isBodyRequired } = description;
  if (bodies.length === 0) return null;
  const chosen = chosenBody(description, state);
  return (
    <fieldset className="builder-part">
      <legend>{texts.builderBody}</legend>
      {(bodies.length > 1 || !isBodyRequired) && (
        <Field label={texts.builderContentType}>
          {(control) => (
            <select
              {...control}
              value={state.contentType ?? ''}
              onChange={({ target }) => onContentType(target.value || undefined)}
            >
              {!isBodyRequired && <option value="">{texts.builderBodyNone}</option>}
              {bodies.map(({ contentType }) => (
                <option key={contentType}>{contentType}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      {chosen && (
        <BodyEditor
          key={chosen.body.contentType}
          body={chosen.body}
          state={chosen.state}
          onChange={(next) => onBody(chosen.body.contentType, next)}
        />
      )}
    </fieldset>
  );
}

type EditorProps = { body: RequestBody; state: BodyState; onChange: (state: BodyState) => void };

function BodyEditor(props: EditorProps) {
  const { body, state, onChange } = props;
  const [revision, setRevision] = useState(0);
  return (
    <>
      {body.examples.length > 1 && (
        <ExampleChoice
          body={body}
          value={state.value}
          onChoose={(value) => {
            setRevision(revision + 1);
            onChange({ value });
          }}
        />
      )}
      <BodyByKind key={revision} {...props} />
    </>
  );
}

function BodyByKind({ body, state, onChange }: EditorProps) {
  const { texts } = useTools();
  const { kind, schema = { types: [] } } = body;
  const set = (value: unknown) => onChange({ value });
  switch (kind) {
    case 'json':
      return <JsonBody body={body} state={state} onChange={onChange} />;
    case 'form':
    case 'multipart':
      return schema.types[0] === 'array' ? (
        <ValueField
          name={texts.builderBody}
          schema={schema}
          value={state.value}
          required
          onChange={set}
        />
      ) : (
        <Properties schema={schema} fields={body.fields} value={state.value} onChange={set} />
      );
    case 'file':
      return <FileField name="" schema={schema} value={state.value} required onChange={set} />;
    case 'xml':
    case 'text':
      return (
        <RawText label={texts.builderBody} text={bodyText(body, state.value)} onChange={set} />
      );
  }
}

type ExampleProps = { body: RequestBody; value: unknown; onChoose: (value: unknown) => void };

function ExampleChoice({ body, value, onChoose }: ExampleProps) {
  const { texts } = useTools();
  const current = body.examples.findIndex((example) => isSame(example.value, value));
  return (
    <Field label={texts.builderExample}>
      {(control) => (
        <select
          {...control}
          value={current >= 0 ? current : ''}
          onChange={({ target }) => onChoose(body.examples[Number(target.value)]?.value)}
        >
          {current < 0 && <option value="" />}
          {body.examples.map(({ name, summary }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: examples never change places
            <option key={index} value={index}>
              {summary ?? name ?? index + 1}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** JSON as fields or as text. Both edit the same value; text that is not JSON is sent as it is. */
function JsonBody({ body, state, onChange }: EditorProps) {
  const { texts } = useTools();
  const { schema } = body;
  const [isRaw, setRaw] = useState(!hasForm(schema) || state.text !== undefined);
  return (
    <>
      {schema && hasForm(schema) && (
        <div className="builder-modes">
          {[false, true].map((mode) => (
            <button
              key={String(mode)}
              type="button"
              className="builder-quiet"
              aria-pressed={isRaw === mode}
              onClick={() => setRaw(mode)}
            >
              {mode ? 'JSON' : texts.builderForm}
            </button>
          ))}
        </div>
      )}
      {isRaw || !schema ? (
        <RawJson schema={schema} state={state} onChange={onChange} />
      ) : schema.properties ? (
        <Properties schema={schema} value={state.value} onChange={(value) => onChange({ value })} />
      ) : (
        <ValueField
          name={texts.builderBody}
          schema={schema}
          value={state.value}
          required
          onChange={(value) => onChange({ value })}
        />
      )}
    </>
  );
}

type RawJsonProps = Pick<EditorProps, 'state' | 'onChange'> & { schema?: RequestSchema };

function RawJson({ schema, state, onChange }: RawJsonProps) {
  const { texts } = useTools();
  const [typed, setTyped] = useState(() => state.text ?? typedText(state.value, schema));
  const read = readJson(typed, schema);
  return (
    <RawText
      label="JSON"
      text={typed}
      fault={read.fault && fill(texts.builderInvalidJson, read.fault)}
      onChange={(text) => {
        setTyped(text);
        const next = readJson(text, schema);
        onChange(next.fault === undefined ? { value: next.value } : { value: state.value, text });
      }}
    />
  );
}

function readJson(text: string, schema?: RequestSchema): { value?: unknown; fault?: string } {
  try {
    return { value: parseTyped(text, schema) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

type RawProps = { label: string; text: string; fault?: string; onChange: (text: string) => void };

function RawText({ label, text, fault, onChange }: RawProps) {
  return (
    <Field label={label} fault={fault}>
      {(control) => (
        <textarea
          {...control}
          className="builder-code"
          dir="ltr"
          rows={Math.min(24, Math.max(4, text.split('\n').length))}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
