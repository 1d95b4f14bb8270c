import { expect, test } from 'vitest';
import { readReference, variablesIn } from './reference.ts';

test('variables are read from text', () => {
  expect([...variablesIn('| `TZ` | none |\n| `TEA__CUPS_2` | see TEA_LEAVES |')]).toEqual([
    'TZ',
    'TEA__CUPS_2',
    'TEA_LEAVES',
  ]);
});

test('the site has references of variables and settings', () => {
  const { variables, settings } = readReference();
  expect(variables).toContain('UPLOAD_LOCATION');
  expect(settings).toContain('ffmpeg.crf');
  expect(settings).toContain('job.library.concurrency');
  expect(settings).not.toContain('job.duplicateDetection.concurrency');
});
