import type { ApiTexts } from '../texts.ts';
import type { ChangeGroup, Changes, OperationReference } from './change.ts';
import { changeWords, plainText } from './change-words.ts';

/** Changes as JSON for other programs: a list, each with everything that it concerns. */
export function changesJson(changes: Changes, texts: ApiTexts): string {
  const { before, after, counts, groups } = changes;
  const list = groups.flatMap((group) => listChanges(group, texts));
  return `${JSON.stringify({ before, after, counts, changes: list }, null, 2)}\n`;
}

function listChanges({ subject, changes }: ChangeGroup, texts: ApiTexts) {
  const concerned = subjectOf(subject);
  return changes.map((change) => {
    const { level, rule, places, path, before, after, onlyWhen } = change;
    const { place, what } = changeWords(change, texts);
    const where = plainText(place);
    const text = where === '' ? plainText(what) : `${where}: ${plainText(what)}`;
    return { level, rule, ...concerned, places, path, before, after, onlyWhen, text };
  });
}

function subjectOf(subject: ChangeGroup['subject']) {
  switch (subject.kind) {
    case 'api':
      return {};
    case 'operation':
      return { operations: [nameOperation(subject.operation)] };
    case 'model':
      return { models: [subject.name], operations: subject.operations.map(nameOperation) };
    case 'several': {
      const { models, operations } = subject;
      return {
        ...(models.length > 0 ? { models } : {}),
        operations: operations.map(nameOperation),
      };
    }
  }
}

function nameOperation({ operation, isWebhook }: OperationReference) {
  const { method, path, raw } = operation;
  const operationId = typeof raw.operationId === 'string' ? raw.operationId : undefined;
  return { method, path, operationId, ...(isWebhook ? { isWebhook } : {}) };
}
