import { z } from 'zod';
import queues from '../data/queues.yaml';
import { readRows } from '../data/read-rows.ts';
import { Code } from './CodeText.tsx';
import TableFrame from './TableFrame.tsx';

const rows = readRows(
  'data/queues.yaml',
  z.strictObject({
    name: z.string(),
    queue: z.string(),
    purpose: z.string(),
    concurrency: z.int().min(1),
    fixed: z.boolean(),
  }),
  queues,
);

/** What each queue does, or, with `settings`, how many of its jobs run at a time and the config file key for it. */
export default function Queues({ settings = false }: { settings?: boolean }) {
  return (
    <TableFrame label={settings ? 'Concurrency of the queues' : 'All queues'}>
      <thead>
        <tr>
          <th scope="col">
            {settings ? 'Queue, config file key' : 'Queue, name in code and logs'}
          </th>
          {!settings && <th scope="col">What it does</th>}
          <th scope="col">Default concurrency</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, queue, purpose, concurrency, fixed }) => (
          <tr key={queue}>
            <td>
              {name}
              <br />
              {!settings && <Code>{queue}</Code>}
              {settings && (fixed ? 'No key' : <Code>{`job.${queue}.concurrency`}</Code>)}
            </td>
            {!settings && <td>{purpose}</td>}
            <td>{fixed ? `${concurrency}, fixed` : concurrency}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
