import { expect, test } from 'vitest';
import { withoutShellStyles } from './shell-styles.ts';

test('styles of the HTML of a shell become rules, and labels that look like HTML stay as they are', () => {
  const label = 'Avoid <p style="color:red"> here';
  const { value, rules } = withoutShellStyles({
    announcement: { html: '<b style="color:plum">Open</b>' },
    footer: { copyrightHtml: '<i style="margin:0">Ada</i>' },
    items: [{ kind: 'link', label }],
  });
  expect(rules).toMatch(/color:\s*plum/);
  expect(rules).toMatch(/margin:\s*0/);
  expect(value.announcement.html).not.toContain(' style=');
  expect(value.footer.copyrightHtml).not.toContain(' style=');
  expect(value.items).toEqual([{ kind: 'link', label }]);
});
