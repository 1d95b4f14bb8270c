import { countOf } from '../count-of.ts';
import type { Note } from '../note.ts';
import { templateFile } from '../template-file.ts';
import type { NewFile } from '../write-migration.ts';
import { stubSource } from './stub-source.ts';

/** The folder of the components that replace ones that cannot run. */
const FOLDER = 'components/astro';

/** The module with what these components have in common, without extension. */
export const STUB_PARTS = `${FOLDER}/stub-parts`;

/** A component that replaces one that cannot run. */
export type Stub = {
  /** Its name, which its file has, too. */
  name: string;
  /** What it replaces: a file of the source, or a package. */
  source: string;
  /** Why the original cannot run. */
  reason: string;
  /** Names of the attributes that have a text. */
  texts: Set<string>;
  uses: number;
  files: Set<string>;
  /** The first use. */
  place?: { file: string; line?: number };
};

export type Stubs = ReturnType<typeof makeStubs>;

/** Collects the components that cannot run, and their uses on all pages. */
export function makeStubs() {
  const bySource = new Map<string, Stub>();
  const byName = new Map<string, Stub>();
  const free = (name: string, number = 1): string => {
    const numbered = number === 1 ? name : `${name}${number}`;
    return byName.has(numbered.toLowerCase()) ? free(name, number + 1) : numbered;
  };
  return {
    /** The path without extension of the module in place of a component. @param local how a page names it */
    add(local: string, source: string, reason: string): { name: string; path: string } {
      const stub: Stub = bySource.get(source) ?? {
        name: free(local),
        source,
        reason,
        texts: new Set(),
        uses: 0,
        files: new Set(),
      };
      bySource.set(source, stub);
      byName.set(stub.name.toLowerCase(), stub);
      return { name: stub.name, path: `${FOLDER}/${stub.name}` };
    },
    use(name: string, texts: string[], place: { file: string; line?: number }): void {
      const stub = byName.get(name.toLowerCase());
      if (stub === undefined) return;
      for (const text of texts) stub.texts.add(text);
      stub.uses += 1;
      stub.files.add(place.file);
      stub.place ??= place;
    },
    files(): NewFile[] {
      const stubs = [...bySource.values()];
      if (stubs.length === 0) return [];
      return [
        { to: `${STUB_PARTS}.tsx`, text: templateFile('stub-parts.jsx') },
        { to: `${STUB_PARTS}.css`, text: templateFile('stub-parts.css') },
        ...stubs.map((stub) => ({ to: `${FOLDER}/${stub.name}.tsx`, text: stubSource(stub) })),
      ];
    },
    /** One for each component, those with the most uses first. */
    notes(): Note[] {
      const sorted = [...bySource.values()].toSorted((a, b) => b.uses - a.uses);
      return sorted.map((stub) => ({
        group: 'docs',
        outcome: 'dropped',
        key: `<${stub.name}>`,
        text: `${stub.reason}. ${describe(stub)}`,
        ...stub.place,
      }));
    },
  };
}

function describe({ name, source, texts, uses, files }: Stub): string {
  const shown = texts.size === 0 ? '' : ` and its texts (${[...texts].join(', ')})`;
  const places = `${countOf(uses, 'uses')} in ${countOf(files.size, 'files')}`;
  return `"${FOLDER}/${name}.tsx" takes the place of "${source}", ${places}, and shows its content${shown}. Implement there what it did.`;
}
