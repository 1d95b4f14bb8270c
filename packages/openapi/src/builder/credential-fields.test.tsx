import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { englishBuilderTexts } from '../builder-texts.ts';
import { ToolsProvider } from './builder-context.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { describeTest } from './test-description.ts';

const NoField = () => null;

function fieldsFor(security: object[]): string {
  const securitySchemes = { token: { type: 'http', scheme: 'bearer' } };
  const description = describeTest({ security }, { components: { securitySchemes } });
  const tools = {
    texts: { ...englishBuilderTexts, copyCode: 'Copy' },
    colorCode: () => [],
    ValueField: NoField,
    chooseFiles: () => undefined,
  };
  return renderToStaticMarkup(
    <ToolsProvider value={tools}>
      <CredentialFields
        {...{ description, chosen: 0, server: 'https://quay.example', isShownInSamples: false }}
        stored={{ credentials: {}, isRemembered: false }}
        onChoose={() => undefined}
        onStored={() => undefined}
        onShowInSamples={() => undefined}
      />
    </ToolsProvider>,
  );
}

test('says that a scheme without a description cannot be filled in', () => {
  const hint = 'The description does not say how to send: Pass.';
  expect(fieldsFor([{ Pass: [] }])).toContain(hint);
  expect(fieldsFor([{ Pass: [], token: [] }])).toContain(hint);
  expect(fieldsFor([{ token: [] }])).not.toContain('does not say');
});
