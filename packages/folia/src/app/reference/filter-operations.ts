import { type Filter, fillText, setFiltered } from './filter-texts.ts';

type Operation = { row: Element; method: string; text: string };

/** Filters the list of all operations: each word must occur in the method, title or path. */
export function makeOperationFilter(root: Element): Filter {
  const families = [...root.querySelectorAll('section')].map((section) => ({
    section,
    operations: [...section.querySelectorAll('li')].map(readOperation),
  }));
  const total = families.reduce((sum, { operations }) => sum + operations.length, 0);
  return (words, choice, { text }) => {
    let count = 0;
    for (const { section, operations } of families) {
      const before = count;
      for (const operation of operations) {
        const isShown = matches(operation, words, choice);
        setFiltered(operation.row, !isShown);
        if (isShown) count += 1;
      }
      setFiltered(section, count === before);
    }
    return words || choice ? fillText(text, { count, total }) : '';
  };
}

function readOperation(row: Element): Operation {
  const method = row.firstElementChild?.textContent ?? '';
  return { row, method, text: row.textContent.toLowerCase() };
}

function matches({ method, text }: Operation, words: string, choice: string): boolean {
  if (choice && method !== choice) return false;
  return words.split(/\s+/).every((word) => text.includes(word));
}
