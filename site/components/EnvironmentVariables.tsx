import { z } from 'zod';
import variables from '../data/environment-variables.yaml';
import { readRows } from '../data/read-rows.ts';
import { selectRows } from '../data/select-rows.ts';
import CodeText, { Code } from './CodeText.tsx';
import TableFrame from './TableFrame.tsx';
import './reference-table.css';

const FILE = 'data/environment-variables.yaml';

const rows = readRows(
  FILE,
  z.strictObject({
    section: z.string(),
    name: z.string(),
    default: z.string(),
    readBy: z.string(),
    meaning: z.string(),
  }),
  variables,
);

type Props = { section: string } | { names: readonly string[] };

/** The variables of one section, or the named ones; `default` and `meaning` mark code with backticks. */
export default function EnvironmentVariables(props: Props) {
  const [label, shown] =
    'names' in props
      ? ['Environment variables', selectRows(FILE, rows, 'name', props.names)]
      : [
          `Environment variables: ${props.section}`,
          selectRows(FILE, rows, 'section', [props.section]),
        ];
  return (
    <TableFrame className="reference-table" label={label}>
      <thead>
        <tr>
          <th scope="col">Variable, default, read by</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.name}>
            <td>
              <Code>{row.name}</Code>
              <br />
              Default: <CodeText>{row.default}</CodeText>
              <br />
              Read by: {row.readBy}
            </td>
            <td>
              <CodeText>{row.meaning}</CodeText>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
