import { z } from 'zod';
import type { Checker } from '../checker.ts';
import { PROGRAMS, runProgram } from '../programs.ts';
import { problemAt } from '../sample.ts';

/** Compiles each text of a JSON list, and prints the errors of the list as JSON. */
const COMPILE_EACH = `
import json, sys
errors = []
for index, code in enumerate(json.load(sys.stdin)):
    try:
        compile(code, "sample", "exec", dont_inherit=True)
    except SyntaxError as error:
        errors.append({"index": index, "line": error.lineno or 1, "message": error.msg})
print(json.dumps(errors))
`;

const ERRORS = z.array(z.object({ index: z.number(), line: z.number(), message: z.string() }));

/** Compiles Python without running it. */
export const python: Checker = {
  does: 'compiled',
  programs: [PROGRAMS.python],
  handles: ({ language }) => language === 'python' || language === 'py',
  check: async (samples) => {
    const input = JSON.stringify(samples.map(({ code }) => code));
    const { stdout, stderr } = await runProgram(PROGRAMS.python, ['-I', '-c', COMPILE_EACH], {
      input,
    });
    if (stderr !== '') throw new Error(`python3: ${stderr}`);
    return {
      problems: ERRORS.parse(JSON.parse(stdout)).flatMap(({ index, line, message }) => {
        const sample = samples[index];
        return sample ? [problemAt(sample, line, `Python: ${message}.`)] : [];
      }),
    };
  },
};
