import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { type EchoServer, startEchoServer } from './echo-server.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';
import { watchConsole, watchRequests } from './watch.ts';

const BOOK = address('harbor', '/docs/api/book-berth');
const LIST = address('harbor', '/docs/api/list-berths');
const FREE = address('harbor', '/docs/api/free-berth');
const UPLOAD = address('harbor', '/docs/api/upload-papers');

async function openBuilder(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('.builder > summary').click();
  await expect(page.locator('.builder-form')).toBeVisible();
}

/** The code of the sample in the open tab. */
function sample(page: Page) {
  return page.locator('.api-samples .tabs').first().locator('.tab-panel:visible code');
}

function builder(page: Page) {
  return page.locator('.builder');
}

async function chooseServer(page: Page, origin: string): Promise<void> {
  await page.getByLabel('Server', { exact: true }).selectOption('Another server');
  await page.getByLabel('Address of the server').fill(origin);
}

function storageOf(page: Page) {
  return page.evaluate(() => JSON.stringify({ ...localStorage }));
}

test.describe('the request builder', () => {
  test('fetches nothing on a live page, until it is opened', async ({ page }) => {
    const wanted = (url: URL) => /RequestBuilder|request-builder|requests\/|islands/.test(url.href);
    const requests = watchRequests(page, wanted);
    await openLive(page, BOOK);
    await page.locator('.builder > summary').hover();
    await page.waitForLoadState('networkidle');
    await requests.expectNone(address('harbor', '/request-builder-none.js'));
  });

  test('changes the samples in all languages as the reader types, and resets them', async ({
    page,
  }) => {
    await openBuilder(page, LIST);
    const first = await sample(page).textContent();
    await page.getByLabel('depth').fill('7.25');
    await expect(sample(page)).toContainText('depth=7.25');
    const codes = page.locator('.api-samples .tabs').first().locator('.tab-panel code');
    expect((await codes.allTextContents()).filter((code) => !code.includes('7.25'))).toEqual([]);
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await sample(page).textContent()).toBe(first);
    await expect(page.getByLabel('depth')).toHaveValue('3.5');
  });

  test('says what is wrong with a value, and shows it in the samples all the same', async ({
    page,
  }) => {
    await openBuilder(page, LIST);
    const depth = page.getByLabel('depth');
    await depth.fill('deep');
    await expect(depth).toHaveAccessibleDescription(/Must be a number\./);
    await expect(depth).toHaveAttribute('aria-invalid', 'true');
    await expect(sample(page)).toContainText('depth=deep');
  });

  test('edits the body as fields and as JSON, which stay in step', async ({ page }) => {
    await openBuilder(page, BOOK);
    await page.getByLabel('name *').fill('North 9');
    await page.getByRole('button', { name: 'Add an item' }).click();
    await page.getByRole('button', { name: 'JSON' }).click();
    const json = page.getByLabel('JSON', { exact: true });
    expect(JSON.parse(await json.inputValue())).toMatchObject({
      name: 'North 9',
      flags: ['alpha'],
    });
    await json.fill('{"name": "South 1", "depth": null}');
    await page.getByRole('button', { name: 'Form' }).click();
    await expect(page.getByLabel('name *')).toHaveValue('South 1');
    await expect(page.getByLabel('null', { exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'JSON' }).click();
    await json.fill('{"name": ');
    await expect(json).toHaveAccessibleDescription(/Not valid JSON/);
    await expect(sample(page)).toContainText('\'{"name": \'');
  });

  test('offers the kinds of a value, each with its own fields', async ({ page }) => {
    await openBuilder(page, BOOK);
    await page.getByLabel('Type', { exact: true }).selectOption('Yacht');
    await expect(page.getByLabel('masts')).toBeVisible();
    await expect(sample(page)).toContainText('"kind": "yacht"');
  });

  test('is usable by keyboard alone', async ({ page }) => {
    await page.goto(LIST);
    await page.locator('.builder > summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.builder-form')).toBeVisible();
    const controls = await page
      .locator('.builder-form :is(input, select, textarea, button, summary, a):visible')
      .count();
    const reached: string[] = [];
    for (let presses = 0; presses < controls; presses += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.locator(':focus').evaluate((focused) => focused.outerHTML));
      await expect(page.locator('.builder-form :focus'), reached.join('\n')).toBeVisible();
    }
    expect(reached.at(-1)).toContain('Reset');
    await page.getByLabel('depth').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.builder-send output')).toBeEmpty();
  });

  test('opens with the values of a link, which has neither credentials nor the server', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openBuilder(page, BOOK);
    await chooseServer(page, 'https://private.harbor.example');
    await page.getByLabel('key', { exact: false }).last().fill('my-secret-key');
    await page.getByLabel('name *').fill('North 9');
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const [, values = ''] = link.split('=');
    const decoded = Buffer.from(values, 'base64url').toString();
    expect(decoded).toContain('North 9');
    expect(decoded).not.toMatch(/secret|private/);
    const opened = await context.newPage();
    await opened.goto(link);
    await expect(opened.getByLabel('name *')).toHaveValue('North 9');
    await expect(opened.getByText('These values come from a link.')).toBeVisible();
    await expect(opened.getByText('These values come from a link.')).toBeInViewport();
  });

  test('ignores garbage in the address and in storage', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('api-server:api', '{"index": "x"');
      localStorage.setItem('api-credentials:api', '[[5]]');
      sessionStorage.setItem('api-credentials:api', '"x"');
    });
    const watched = watchConsole(page);
    await page.goto(`${BOOK}#request-builder=%E0%A4%A`);
    await expect(page.getByText('The values in the address cannot be read')).toBeVisible();
    await expect(page.getByLabel('name *')).toHaveValue('East 7');
    await watched.expectSilence();
  });

  test('keeps credentials in the tab, and on the device only if asked', async ({ page }) => {
    await openBuilder(page, LIST);
    const key = page.locator('.builder-form input[type=password]');
    await key.fill('my-secret-key');
    expect(await storageOf(page)).not.toContain('my-secret-key');
    await expect(sample(page)).not.toContainText('my-secret-key');
    await openBuilder(page, FREE);
    await expect(key).toHaveValue('my-secret-key');
    await page.getByLabel('Remember on this device').check();
    expect(await storageOf(page)).toContain('my-secret-key');
    await page.getByLabel('Show them in the samples').check();
    await expect(sample(page)).toContainText('my-secret-key');
    expect(page.url()).not.toContain('secret');
    await page.getByRole('button', { name: 'Clear credentials' }).click();
    expect(await storageOf(page)).not.toContain('my-secret-key');
    await expect(key).toHaveValue('');
  });

  test('remembers the server for all operations', async ({ page }) => {
    await openBuilder(page, LIST);
    await chooseServer(page, 'my.example');
    await expect(page.getByLabel('Address of the server')).toHaveAccessibleDescription(
      /Enter a full address/,
    );
    await page.getByLabel('Address of the server').fill('https://my.example');
    await expect(sample(page)).toContainText('https://my.example/v2/berths');
    await openBuilder(page, FREE);
    await expect(page.getByLabel('Address of the server')).toHaveValue('https://my.example');
  });

  test('says if it could not be loaded, and tries again', async ({ page }) => {
    await page.route('**/requests/*.json', (route) => route.abort());
    await page.goto(LIST);
    const summary = page.locator('.builder > summary');
    await summary.click();
    await expect(builder(page)).toContainText('The request builder did not load.');
    await page.unroute('**/requests/*.json');
    await summary.click();
    await summary.click();
    await expect(page.locator('.builder-form')).toBeVisible();
  });

  test('axe finds nothing', async ({ page }) => {
    await openBuilder(page, BOOK);
    expect(await findViolations(page)).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('has fields that phones do not zoom in on, and targets for fingers', async ({ page }) => {
      await openBuilder(page, BOOK);
      const small = await builder(page)
        .locator(':is(input:not([type=checkbox]), select, textarea, button, summary):visible')
        .evaluateAll((controls) =>
          controls.flatMap((control) => {
            const size = Number.parseFloat(getComputedStyle(control).fontSize);
            const { height } = control.getBoundingClientRect();
            const isField = control.matches('input, select, textarea');
            return height < 44 || (isField && size < 16)
              ? [`${control.outerHTML} ${height} ${size}`]
              : [];
          }),
        );
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is not shown', async ({ page }) => {
      await page.goto(BOOK);
      await expect(page.locator('h1')).toBeVisible();
      await expect(builder(page)).toBeHidden();
    });
  });
});

test.describe('sending a request', () => {
  let open: EchoServer;
  let closed: EchoServer;
  test.beforeAll(async () => {
    open = await startEchoServer(true);
    closed = await startEchoServer(false);
  });
  test.afterAll(async () => {
    await open.close();
    await closed.close();
  });

  test('shows the response, and goes with the credentials to the chosen server only', async ({
    page,
  }) => {
    const { host } = new URL(LIST);
    const others = watchRequests(page, (url) => url.host !== host && url.origin !== open.origin);
    await openBuilder(page, BOOK);
    await chooseServer(page, open.origin);
    await page.locator('.builder-form input[type=password]').fill('my-secret-key');
    await page.getByLabel('name *').fill('North 9');
    const before = open.received.length;
    await page.waitForTimeout(300);
    expect(open.received.length).toBe(before);
    await page.getByRole('button', { name: 'Send POST' }).click();
    await expect(page.locator('.builder-status')).toContainText('201 Created');
    await expect(page.locator('.builder-send output')).toHaveText('Response: 201 Created');
    await expect(page.locator('.builder-status')).toContainText(/\d ms/);
    await expect(page.locator('.builder-json')).toContainText('"nested"');
    await page.getByText(/^Headers \(/).click();
    await expect(page.locator('.builder-headers')).toContainText('x-tide');
    const received = open.received.at(-1);
    expect(received).toMatchObject({ method: 'POST', url: '/v2/berths' });
    expect(received?.headers['x-harbor-key']).toBe('my-secret-key');
    expect(received?.headers.referer).toBeUndefined();
    expect(JSON.parse(received?.body ?? '')).toMatchObject({ name: 'North 9' });
    expect(await findViolations(page)).toEqual([]);
    await others.expectNone('https://north.harbor.example/v2.js');
  });

  test('shows HTML as text', async ({ page }) => {
    await openBuilder(page, LIST);
    await chooseServer(page, `${open.origin}/markup`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(builder(page)).toContainText('<script>document.title = "hacked"</script>');
    await expect(page).not.toHaveTitle('hacked');
  });

  test('can be stopped', async ({ page }) => {
    await openBuilder(page, LIST);
    await chooseServer(page, `${open.origin}/slow`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(builder(page)).toContainText('Stopped.');
  });

  test('to a server that does not allow it says so, and offers the command', async ({ page }) => {
    await openBuilder(page, FREE);
    await chooseServer(page, closed.origin);
    await page.getByRole('button', { name: 'Send DELETE' }).click();
    await expect(builder(page)).toContainText('Access-Control-Allow-Origin');
    await expect(builder(page).locator('.builder-send code')).toContainText(
      `curl --request DELETE '${closed.origin}/v2/berths/`,
    );
    expect(closed.received.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  test('to a server that does not exist says so', async ({ page }) => {
    const gone = await startEchoServer(true);
    await gone.close();
    await openBuilder(page, LIST);
    await chooseServer(page, gone.origin);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(builder(page)).toContainText('No connection to the server.');
  });

  test('with a file needs the file first, and sends it', async ({ page }) => {
    await openBuilder(page, UPLOAD);
    await chooseServer(page, open.origin);
    const send = page.getByRole('button', { name: 'Send PUT' });
    await expect(builder(page)).toContainText('Choose the file to send first.');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await page.locator('.builder-form input[type=file]').setInputFiles({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('The papers.'),
    });
    await page.getByLabel('note').fill('Signed "by hand"');
    await expect(sample(page)).toContainText('scan=@scan.pdf');
    await send.click();
    await expect(page.locator('.builder-status')).toContainText('201');
    expect(open.received.at(-1)?.body).toContain('The papers.');
    expect(open.received.at(-1)?.body).toContain('Signed "by hand"');
  });
});

test('a strict content security policy allows the builder, and what it forbids is explained', async ({
  page,
}) => {
  const server = await startEchoServer(true);
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const policy = `script-src 'unsafe-inline' ${new URL(LIST).origin}; connect-src 'self'; style-src-elem 'unsafe-inline' 'self'`;
    await route.fulfill({
      response,
      body: html,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await openBuilder(page, LIST);
  await chooseServer(page, server.origin);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(builder(page)).toContainText(`does not allow connections to ${server.origin}`);
  expect(server.received).toEqual([]);
  await server.close();
});
