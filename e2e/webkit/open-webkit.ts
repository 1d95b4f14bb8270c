/** Drives the WebKit of the system, since Playwright only drives its own build. On Debian: `webkit2gtk-driver` and `xvfb`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from 'folia/serve';
import { z } from 'zod';

const DRIVER = 'WebKitWebDriver';
const SCREEN = 'Xvfb';

/** Whether this machine has WebKit, and a screen for it. */
export const HAS_WEBKIT = [DRIVER, SCREEN].every(
  (name) => spawnSync(name, ['-help'], { stdio: 'ignore' }).error === undefined,
);

/** Keys of https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS = { enter: '\uE007', escape: '\uE00C' } as const;

export type WebKit = {
  open: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page, which sees nothing of this module. */
  evaluate: (run: () => unknown) => Promise<unknown>;
  /** Clicks the middle of the first element that matches a selector, wherever that leads. */
  click: (selector: string) => Promise<void>;
  /** Presses keys one after the other: letters, or values of `KEYS`. */
  press: (keys: string) => Promise<void>;
  back: () => Promise<void>;
  close: () => Promise<void>;
};

const answerSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string() });
const failureSchema = z.object({ error: z.string(), message: z.string() });

/** Starts WebKit on a screen of its own, driven by https://www.w3.org/TR/webdriver2/. @throws Error if it does not start */
export async function openWebKit(): Promise<WebKit> {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const send = (path: string, body: object) => request(`http://127.0.0.1:${port}${path}`, body);
  const { sessionId } = sessionSchema.parse(await startSession(send));
  const command = (name: string, body: object = {}) => send(`/session/${sessionId}/${name}`, body);
  return {
    async open(url) {
      await command('url', { url });
    },
    async resize(width, height) {
      await command('window/rect', { width, height });
    },
    evaluate: (run) => command('execute/sync', { script: `return (${run})()`, args: [] }),
    async click(selector) {
      const origin = await command('element', { using: 'css selector', value: selector });
      const move = { type: 'pointerMove', origin, x: 0, y: 0, duration: 0 };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      await command('actions', { actions: [mouse] });
    },
    async press(keys) {
      const actions = [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async back() {
      await command('back');
    },
    async close() {
      // Ends the browser, too.
      driver.kill();
      await once(driver, 'close');
      screen.kill();
    },
  };
}

/** The driver listens some time after it has started. */
async function startSession(send: (path: string, body: object) => Promise<unknown>) {
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await send('/session', { capabilities });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await wait(50);
    }
  }
  throw new Error(`${DRIVER} did not start.`);
}

/** @returns the value of the answer. @throws TypeError if nothing listens, Error for a failure that the driver reports */
async function request(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { value } = answerSchema.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failureSchema.parse(value);
  throw new Error(`${error}: ${message}`);
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The output is not read.');
  for await (const line of createInterface(stdout)) return line;
  throw new Error(`${SCREEN} did not start.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  server.close();
  return port;
}
