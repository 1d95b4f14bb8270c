import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { englishBuilderTexts } from '../builder-texts.ts';
import { BodyFields } from './BodyFields.tsx';
import { ToolsProvider } from './builder-context.ts';
import { ValueField } from './fields/ValueField.tsx';
import { initialState } from './form-state.ts';
import { describeTest } from './test-description.ts';

/** The fields for a body of one media type. */
function fieldsFor(contentType: string, schema: object): string {
  const description = describeTest({ requestBody: { content: { [contentType]: { schema } } } });
  const tools = {
    texts: { ...englishBuilderTexts, copyCode: 'Copy' },
    colorCode: () => [],
    ValueField,
    chooseFiles: () => undefined,
  };
  return renderToStaticMarkup(
    <ToolsProvider value={tools}>
      <BodyFields
        description={description}
        state={initialState(description)}
        onContentType={() => undefined}
        onBody={() => undefined}
      />
    </ToolsProvider>,
  );
}

const scan = { type: 'string', format: 'binary' };

test('a file of an alternative can be chosen', () => {
  const schema = {
    type: 'object',
    oneOf: [
      { required: ['scan'], properties: { scan } },
      { required: ['address'], properties: { address: { type: 'string' } } },
    ],
  };
  expect(fieldsFor('multipart/form-data', schema)).toContain('type="file"');
});

test.each<[string, object]>([
  ['is encoded as bytes', { type: 'string', contentEncoding: 'binary' }],
  ['is a file or a list of files', { anyOf: [scan, { type: 'array', items: scan }] }],
])('a file can be chosen for a value that %s', (_, value) => {
  const schema = { type: 'object', required: ['scan'], properties: { scan: value } };
  expect(fieldsFor('multipart/form-data', schema)).toContain('type="file"');
});

test('several files can be chosen if an alternative is a list', () => {
  const properties = { scans: { anyOf: [scan, { type: 'array', items: scan }] } };
  const schema = { type: 'object', required: ['scans'], properties };
  expect(fieldsFor('multipart/form-data', schema)).toContain('multiple=""');
});

test('the items of a form that is a list can be filled in', () => {
  const schema = { type: 'array', items: { type: 'string', example: 'bow' } };
  expect(fieldsFor('application/x-www-form-urlencoded', schema)).toContain('value="bow"');
});
