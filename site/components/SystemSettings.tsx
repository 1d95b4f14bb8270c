import { z } from 'zod';
import { readRows } from '../data/read-rows.ts';
import { selectRows } from '../data/select-rows.ts';
import settings from '../data/system-settings.yaml';
import CodeText, { Code } from './CodeText.tsx';
import TableFrame from './TableFrame.tsx';
import './reference-table.css';

const FILE = 'data/system-settings.yaml';

const rows = readRows(
  FILE,
  z.strictObject({
    section: z.string(),
    setting: z.string(),
    key: z.string(),
    default: z.string(),
    /** What else is allowed; left out for `true` and `false`. */
    values: z.string().optional(),
    meaning: z.string(),
  }),
  settings,
);

type Props = { section: string } | { keys: readonly string[] };

/** The settings of one section, or those with the given keys; `default`, `values` and `meaning` mark code with backticks. */
export default function SystemSettings(props: Props) {
  const [label, shown] =
    'keys' in props
      ? ['Settings', selectRows(FILE, rows, 'key', props.keys)]
      : [`Settings: ${props.section}`, selectRows(FILE, rows, 'section', [props.section])];
  return (
    <TableFrame className="reference-table" label={label}>
      <thead>
        <tr>
          <th scope="col">Setting, config file key, default</th>
          <th scope="col">Meaning and allowed values</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
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
              {row.values !== undefined && (
                <>
                  <br />
                  Allowed: <CodeText>{row.values}</CodeText>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
