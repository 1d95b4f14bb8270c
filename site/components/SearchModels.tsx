import { z } from 'zod';
import { readRows } from '../data/read-rows.ts';
import rows from '../data/search-models.yaml';
import TableFrame from './TableFrame.tsx';

const models = readRows(
  'data/search-models.yaml',
  z.strictObject({
    name: z.string(),
    mib: z.number(),
    ms: z.number(),
    recall: z.record(z.string(), z.number()),
  }),
  rows,
);

type Measured = { name: string; mib: number; ms: number; recall: number };

/** How many points below the best a model may lie to count as nearly as good. */
const NEARLY_AS_GOOD = 5;

const languages = [...new Set(models.flatMap(({ recall }) => Object.keys(recall)))].sort(
  (a, b) => Number(b === 'English') - Number(a === 'English') || a.localeCompare(b, 'en'),
);

/** The models measured for a language, the best first. */
function measuredFor(language: string): Measured[] {
  return models
    .flatMap(({ name, mib, ms, recall }) => {
      const value = recall[language];
      return value === undefined ? [] : [{ name, mib, ms, recall: value }];
    })
    .sort((a, b) => b.recall - a.recall || a.ms - b.ms);
}

/** Whether no other model is at least as good in everything and better in something. */
function isGoodChoice(model: Measured, others: Measured[]): boolean {
  return !others.some(
    ({ mib, ms, recall }) =>
      mib <= model.mib &&
      ms <= model.ms &&
      recall >= model.recall &&
      (mib < model.mib || ms < model.ms || recall > model.recall),
  );
}

function ChoiceRow({ language }: { language: string }) {
  const measured = measuredFor(language);
  const best = measured[0];
  if (!best) return null;
  const fastest = measured
    .filter(({ recall }) => recall >= best.recall - NEARLY_AS_GOOD)
    .reduce((quickest, model) => (model.ms < quickest.ms ? model : quickest));
  return (
    <tr>
      <th scope="row">{language}</th>
      <td>
        <code>{best.name}</code> ({best.recall}%, {best.ms} ms)
      </td>
      <td>
        {fastest === best ? (
          'The same'
        ) : (
          <>
            <code>{fastest.name}</code> ({fastest.recall}%, {fastest.ms} ms)
          </>
        )}
      </td>
    </tr>
  );
}

function Choice() {
  return (
    <TableFrame label="Models to choose by language">
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Best recall</th>
          <th scope="col">Fastest within {NEARLY_AS_GOOD} points of it</th>
        </tr>
      </thead>
      <tbody>
        {languages.map((language) => (
          <ChoiceRow key={language} language={language} />
        ))}
      </tbody>
    </TableFrame>
  );
}

/** The search finds each model once, by its name, in the table of the first language that it was measured for. */
function isNamedBefore(name: string, language: string): boolean {
  const { recall = {} } = models.find((model) => model.name === name) ?? {};
  return languages.find((measured) => measured in recall) !== language;
}

function Language({ language }: { language: string }) {
  const measured = measuredFor(language);
  return (
    <details>
      <summary>
        {language}: {measured.length} models
      </summary>
      <TableFrame label={`Models for ${language}`}>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Recall in %</th>
            <th scope="col">Good choice</th>
            <th scope="col">Time in ms</th>
            <th scope="col">Memory in MiB</th>
          </tr>
        </thead>
        <tbody>
          {measured.map((model) => (
            <tr
              key={model.name}
              data-unsearched={isNamedBefore(model.name, language) ? '' : undefined}
            >
              <td>
                <code>{model.name}</code>
              </td>
              <td data-unsearched="">{model.recall}</td>
              <td data-unsearched="">{isGoodChoice(model, measured) ? 'Yes' : 'No'}</td>
              <td data-unsearched="">{model.ms}</td>
              <td data-unsearched="">{model.mib}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </details>
  );
}

/** Models of smart search: the ones to choose by language, or all measurements. */
export default function SearchModels({ show }: { show: 'choice' | 'measurements' }) {
  if (show === 'choice') return <Choice />;
  return languages.map((language) => <Language key={language} language={language} />);
}
