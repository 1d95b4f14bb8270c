import type { SessionTexts } from '../../markup/code-figure.ts';

const PROMPTS: Record<string, RegExp> = {
  unix: /^(?:[\w.-]+@[\w.-]+[^$\s]*)?[$] /,
  powershell: /^PS(?: [^>\n]*)?> |^> /,
  dos: /^[A-Z]:\\[^>\n]*>|^> /,
};

/** Kinds of prompts, by language. */
const BY_LANGUAGE: Record<string, keyof typeof PROMPTS> = {
  bash: 'unix',
  sh: 'unix',
  shell: 'unix',
  shellscript: 'unix',
  zsh: 'unix',
  fish: 'unix',
  console: 'unix',
  terminal: 'unix',
  shellsession: 'unix',
  powershell: 'powershell',
  pwsh: 'powershell',
  ps: 'powershell',
  ps1: 'powershell',
  bat: 'dos',
  batch: 'dos',
  cmd: 'dos',
};

export type Session = {
  /** The commands without their prompts; lines of output are empty. */
  commands: string;
  /** Language of the commands. */
  language: string;
  /** For each line, its prompt, and its text if it is output. */
  lines: { prompt?: string; output?: string }[];
};

/** Separates the commands of a terminal session from prompts and output; undefined if no line has a prompt. */
export function readSession(code: string, language: string): Session | undefined {
  const shell = Object.hasOwn(BY_LANGUAGE, language) ? BY_LANGUAGE[language] : undefined;
  const prompt = shell && PROMPTS[shell];
  if (!prompt || !code.split('\n').some((line) => prompt.test(line))) return undefined;
  const commands: string[] = [];
  let continues = false;
  const lines = code.split('\n').map((line) => {
    const found = prompt.exec(line)?.[0] ?? (continues ? /^> /.exec(line)?.[0] : undefined);
    const isCommand = found !== undefined || continues || /^\s*#/.test(line);
    const command = line.slice(found?.length ?? 0);
    continues = isCommand && /[\\`^]$/.test(command);
    commands.push(isCommand ? command : '');
    return { prompt: found, output: isCommand ? undefined : line };
  });
  const commandLanguage = shell === 'unix' ? 'bash' : shell === 'dos' ? 'bat' : 'powershell';
  return { commands: commands.join('\n'), language: commandLanguage, lines };
}

/** Returns the commands and the output of a session, to be copied separately; undefined if it has no output. */
export function sessionTexts({ commands, lines }: Session): SessionTexts | undefined {
  const isOutput = lines.map(({ output }) => output !== undefined);
  const output = lines.flatMap((line) => line.output ?? []).join('\n');
  if (output.trim() === '') return undefined;
  const written = commands.split('\n').filter((_, index) => !isOutput[index]);
  return { commands: written.join('\n'), output: output.replace(/^\n+|\n+$/g, '') };
}
