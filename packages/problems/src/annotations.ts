import { isWarning, type Problem } from './problem.ts';

/**
 * Formats problems as commands by which GitHub shows them beside the changed lines
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message), one per line.
 *
 * @param toPath turns the file of a problem into a path from the top of the repository
 */
export function formatAnnotations(problems: Problem[], toPath: (file: string) => string): string {
  return problems
    .map((problem) => {
      const { file, line, column, message, hint } = problem;
      const place = file === undefined ? {} : { file: toPath(file), line, col: line && column };
      const properties = Object.entries(place)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      const command = isWarning(problem) ? 'warning' : 'error';
      const text = hint === undefined ? message : `${message}\n${hint}`;
      return `::${[command, properties.join(',')].filter(Boolean).join(' ')}::${escapeText(text)}`;
    })
    .join('\n');
}

/** Without this, a line break in a message would end the command, and the rest could be another command. */
function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
