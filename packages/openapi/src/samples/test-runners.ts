import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Runs all samples of a language at once, since starting compilers is slow. */
export type Runner = {
  /** As in the list of languages. */
  id: string;
  /** The program that is missing on this machine, if any. */
  missing?: string;
  /** Compiles and runs the samples in a folder. @throws with the messages of the tools */
  run: (samples: string[], folder: string) => Promise<void>;
};

const start = promisify(execFile);
const node = process.execPath;

export const RUNNERS: Runner[] = [
  { id: 'curl', missing: missing('curl', '--version'), run: runCurl },
  { id: 'javascript', run: runJavascript },
  { id: 'typescript', run: runTypescript },
  { id: 'python', missing: findPython() ? undefined : 'Python with requests', run: runPython },
  { id: 'php', missing: findPhp() ? undefined : 'PHP with curl', run: runPhp },
  { id: 'go', missing: missing('go', 'version'), run: runGo },
  { id: 'java', missing: missing('javac', '-version'), run: runJava },
];

function missing(command: string, option: string): string | undefined {
  try {
    execFileSync(command, [option], { stdio: 'ignore' });
    return undefined;
  } catch {
    return command;
  }
}

function findPython(): string | undefined {
  return ['python3', '/usr/bin/python3'].find((command) => {
    try {
      execFileSync(command, ['-c', 'import requests'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

/** The extension is a package of its own in many distributions. */
function findPhp(): boolean {
  try {
    return execFileSync('php', ['-m'], { encoding: 'utf8' }).includes('curl');
  } catch {
    return false;
  }
}

async function runCurl(samples: string[], folder: string): Promise<void> {
  const script = ['#!/bin/sh', 'set -e', ...samples.map((code) => `${code}\n`)].join('\n');
  writeFileSync(join(folder, 'samples.sh'), script);
  if (missing('shellcheck', '--version') === undefined) {
    // Its hints about unusual characters are not mistakes.
    const options = ['--severity', 'warning', '--exclude', 'SC1112'];
    await start('shellcheck', [...options, 'samples.sh'], { cwd: folder });
  }
  await start('sh', ['samples.sh'], { cwd: folder });
}

async function runJavascript(samples: string[], folder: string): Promise<void> {
  await runModules(samples, folder, 'mjs');
}

async function runTypescript(samples: string[], folder: string): Promise<void> {
  const imports = runModules(samples, folder, 'mts');
  const require = createRequire(import.meta.url);
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const types = dirname(dirname(require.resolve('@types/node/package.json')));
  const files = samples.map((_, index) => `sample${index}.mts`);
  const options = ['--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext'];
  const typeOptions = ['--typeRoots', types, '--types', 'node', '--ignoreConfig'];
  await Promise.all([
    imports,
    start(node, [compiler, ...options, ...typeOptions, ...files], { cwd: folder }),
  ]);
}

async function runModules(samples: string[], folder: string, ending: string): Promise<void> {
  samples.forEach((code, index) => {
    writeFileSync(join(folder, `sample${index}.${ending}`), code);
  });
  const imports = samples.map((_, index) => `await import('./sample${index}.${ending}');`);
  writeFileSync(join(folder, 'main.mjs'), imports.join('\n'));
  await start(node, ['main.mjs'], { cwd: folder });
}

async function runPython(samples: string[], folder: string): Promise<void> {
  samples.forEach((code, index) => {
    writeFileSync(join(folder, `sample${index}.py`), code);
  });
  const count = samples.length;
  const main = `import runpy\nfor i in range(${count}):\n    runpy.run_path(f"sample{i}.py")\n`;
  writeFileSync(join(folder, 'main.py'), main);
  await start(findPython() ?? 'python3', ['main.py'], { cwd: folder });
}

async function runPhp(samples: string[], folder: string): Promise<void> {
  samples.forEach((code, index) => {
    writeFileSync(join(folder, `sample${index}.php`), code);
  });
  const main = `<?php\nerror_reporting(E_ALL);\nfunction run($file) { include $file; }\nfor ($i = 0; $i < ${samples.length}; $i++) run("sample$i.php");\n`;
  writeFileSync(join(folder, 'main.php'), main);
  const { stdout } = await start('php', ['-d', 'display_errors=1', 'main.php'], { cwd: folder });
  const warning = /^.*(?:Warning|Notice|Deprecated|Fatal error):.*$/m.exec(stdout);
  if (warning) throw new Error(warning[0]);
}

/** All samples become functions of one program. */
async function runGo(samples: string[], folder: string): Promise<void> {
  samples.forEach((code, index) => {
    const renamed = code.replace('func main()', `func sample${index}()`);
    writeFileSync(join(folder, `sample${index}.go`), `${renamed}\n`);
  });
  const calls = samples.map((_, index) => `\tsample${index}()\n`).join('');
  writeFileSync(join(folder, 'main.go'), `package main\n\nfunc main() {\n${calls}}\n`);
  const files = readdirSync(folder).filter((name) => name.endsWith('.go'));
  const { stdout } = await start('gofmt', ['-l', '-e', ...files], { cwd: folder });
  if (stdout !== '') throw new Error(`Not formatted as usual: ${stdout}`);
  const env = { ...process.env, GO111MODULE: 'off', GOFLAGS: '' };
  await start('go', ['run', ...files], { cwd: folder, env });
}

/** All samples become classes of one program. */
async function runJava(samples: string[], folder: string): Promise<void> {
  samples.forEach((code, index) => {
    const renamed = code.replace('public class Example', `class Sample${index}`);
    writeFileSync(join(folder, `Sample${index}.java`), renamed);
  });
  const calls = samples.map((_, index) => `        Sample${index}.main(args);\n`).join('');
  const main = `class Main {\n    public static void main(String[] args) throws Exception {\n${calls}    }\n}\n`;
  writeFileSync(join(folder, 'Main.java'), main);
  const files = readdirSync(folder).filter((name) => name.endsWith('.java'));
  mkdirSync(join(folder, 'classes'));
  await start('javac', ['-encoding', 'UTF-8', '-d', 'classes', ...files], { cwd: folder });
  await start('java', ['-cp', 'classes', 'Main'], { cwd: folder });
}
