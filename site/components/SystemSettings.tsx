import { z } from 'zod';
import { readRows } from '../data/read-rows.ts';
import settings from '../data/system-settings.yaml';
import CodeText, { Code } from './CodeText.tsx';
import TableFrame from './TableFrame.tsx';

const rows = readRows(
  'data/system-settings.yaml',
  z.strictObject({
    section: z.string(),
    setting: z.string(),
    key: z.string(),
    default: z.string(),
    values: z.string(),
    meaning: z.string(),
  }),
  settings,
);

/** All settings of one section; `default`, `values` and `meaning` mark code with backticks. */
export default function SystemSettings({ section }: { section: string }) {
  const ofSection = rows.filter((row) => row.section === section);
  if (ofSection.length === 0) {
    throw new Error(`data/system-settings.yaml has no rows of the section "${section}"`);
  }
  return (
    <TableFrame label={`Settings: ${section}`}>
      <thead>
        <tr>
          <th scope="col">Setting, config file key, default</th>
          <th scope="col">Meaning and allowed values</th>
        </tr>
      </thead>
      <tbody>
        {ofSection.map((row) => (
          <tr key={row.key}>
            <td>
              {row.setting}
              <br />
              <Code>{row.key}</Code>
              <br />
              Default: <CodeText>{row.default}</CodeText>
            </td>
            <td>
              <CodeText>{row.meaning}</CodeText>
              <br />
              Allowed: <CodeText>{row.values}</CodeText>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
