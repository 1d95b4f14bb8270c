import { z } from 'zod';
import { readRows } from '../data/read-rows.ts';
import rows from '../data/supported-formats.yaml';
import CodeText from './CodeText.tsx';
import TableFrame from './TableFrame.tsx';

const formats = readRows(
  'data/supported-formats.yaml',
  z.strictObject({
    kind: z.enum(['image', 'raw', 'video']),
    name: z.string(),
    extensions: z.array(z.string().startsWith('.')).min(1),
    notes: z.string().optional(),
  }),
  rows,
);

const LABELS = {
  image: { table: 'Image formats', name: 'Format' },
  raw: { table: 'Raw formats', name: 'Camera maker' },
  video: { table: 'Video formats', name: 'Format' },
};

/** The accepted formats of one kind, by file extension. */
export default function SupportedFormats({ kind }: { kind: 'image' | 'raw' | 'video' }) {
  const label = LABELS[kind];
  return (
    <TableFrame label={label.table}>
      <thead>
        <tr>
          <th scope="col">{label.name}</th>
          <th scope="col">Extensions</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {formats
          .filter((format) => format.kind === kind)
          .map(({ name, extensions, notes }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                {extensions.map((extension, index) => (
                  <span key={extension}>
                    {index > 0 && ' '}
                    <code>{extension}</code>
                  </span>
                ))}
              </td>
              <td>{notes && <CodeText>{notes}</CodeText>}</td>
            </tr>
          ))}
      </tbody>
    </TableFrame>
  );
}
