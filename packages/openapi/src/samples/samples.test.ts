import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { makeTestRequests } from './test-requests.ts';

/** Their tools are not available to the tests, so each sample is compared to one that was read. */
const NOT_RUN = ['dart', 'powershell', 'csharp'];

const SHOWN = ['headers', 'basic', 'head', 'json', 'form', 'form-same-names', 'text-quotes', 'xml'];
const PARTS = ['multipart', 'multipart-same-names', 'multipart-json', 'multipart-headers'];

describe.each(LANGUAGES.filter(({ id }) => NOT_RUN.includes(id)))(
  'samples in $label, which are not run here',
  ({ write }) => {
    const requests = new Map(makeTestRequests('https://quay.example'));

    test.each([...SHOWN, ...PARTS, 'file', 'download'])('%s', (name) => {
      const request = requests.get(name);
      expect(request && write(request)).toMatchSnapshot();
    });
  },
);
