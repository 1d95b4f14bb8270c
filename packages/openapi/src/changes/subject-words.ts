import type { ApiTexts } from '../texts.ts';
import type { ChangeGroup, OperationReference } from './change.ts';
import { isListRule } from './group-changes.ts';
import { RULES } from './rules.ts';

export type GroupWords = {
  /** Kinds and names, such as `Model` and `Seed`. */
  title: { text: string; isValue: boolean }[];
  /** The operations that the changes concern, unless the title names them. */
  operations: OperationReference[];
  /** The models that change in the same way. */
  models: string[];
  /** Whether the operations are the changes themselves, such as those that were added. */
  isList: boolean;
};

/** The words of a group of changes: what it is about, and what it concerns. */
export function groupWords({ subject, changes }: ChangeGroup, texts: ApiTexts): GroupWords {
  const value = (text: string) => ({ text, isValue: true });
  const word = (text: string) => ({ text, isValue: false });
  switch (subject.kind) {
    case 'api':
      return { title: [word(texts.apiChangeApi)], operations: [], models: [], isList: false };
    case 'operation': {
      const title = [
        value(operationName(subject.operation)),
        word(` ${subject.operation.operation.title}`),
      ];
      return { title, operations: [], models: [], isList: false };
    }
    case 'model': {
      const title = [word(`${texts.apiModel} `), value(subject.name)];
      return { title, operations: subject.operations, models: [], isList: false };
    }
    case 'several': {
      const { operations, models } = subject;
      const rule = changes[0]?.rule;
      if (rule !== undefined && isListRule(rule)) {
        return { title: [word(texts[RULES[rule].text])], operations, models, isList: true };
      }
      const isOfModels = models.length > 0;
      const count = isOfModels ? models.length : operations.length;
      const noun = isOfModels ? texts.apiModels : texts.apiOperations;
      return { title: [word(`${noun} (${count})`)], operations, models, isList: false };
    }
  }
}

/** @example 'GET /seeds/{id}' */
export function operationName({ operation: { method, path } }: OperationReference): string {
  return `${method} ${path}`;
}
