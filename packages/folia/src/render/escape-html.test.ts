import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('no text becomes a tag, an entity or the end of an attribute', () => {
  expect(escapeHtml('"<b>" &amp;')).toBe('&quot;&lt;b&gt;&quot; &amp;amp;');
});
