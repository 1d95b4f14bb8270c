import type { Sample } from '../sample.ts';

const LANGUAGES = new Set(['bash', 'sh', 'shell', 'console', 'zsh']);
const PROMPT = /^[$#] /;

export function isShell({ language }: Sample): boolean {
  return LANGUAGES.has(language);
}

/** A file to save and run, rather than lines for a terminal. */
export function isScript({ code }: Sample): boolean {
  return code.startsWith('#!');
}

/** The shell that a script names, and bash for lines in a terminal. */
export function shellOf({ code }: Sample): 'bash' | 'sh' {
  return /^#!\S*\/(?:env\s+)?(?:da)?sh\b/.test(code) ? 'sh' : 'bash';
}

/**
 * The commands of a sample, each in its own line. Where commands have prompts, all other lines are
 * output and become empty.
 */
export function commandsOf({ code, language }: Sample): string {
  const lines = code.split('\n');
  const isPrompt = language === 'console' ? PROMPT : /^\$ /;
  if (!lines.some((line) => isPrompt.test(line))) return language === 'console' ? '' : code;
  let continues = false;
  return lines
    .map((line) => {
      const isCommand = continues || isPrompt.test(line);
      const command = continues ? line.replace(/^> /, '') : line.replace(isPrompt, '');
      continues = isCommand && line.endsWith('\\');
      return isCommand ? command : '';
    })
    .join('\n');
}
