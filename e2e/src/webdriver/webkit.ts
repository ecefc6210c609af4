import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '@academy/platform/conformance';
import { addresses, type Command, type Driven, type Parameters, WebDriverError } from './commands.ts';
import { Temporary, untilThere } from './temporary.ts';

export const webkitProgram = '/usr/bin/WebKitWebDriver';
export const displayProgram = '/usr/bin/Xvfb';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const capabilities = {
  alwaysMatch: {
    'webkitgtk:browserOptions': {
      binary: BROWSER,
      args: ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'],
    },
  },
};

async function call(address: string, method: string, body?: Parameters): Promise<unknown> {
  const response = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(new URL(address).pathname, error, message);
}

/** Its window is never narrower than 450 px otherwise: the bar with the address needs them. */
const NARROW =
  '* { padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** The number of a display that the program chose itself. */
async function startDisplay(temporary: Temporary): Promise<string> {
  const display = temporary.start(displayProgram, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1440x1000x24',
    '-nolisten',
    'tcp',
  ]);
  const [chunk] = await once(display.stdio[3] as Readable, 'data');
  return `:${String(chunk).trim()}`;
}

/** Starts WebKitGTK's browser, which has Safari's engine, on a display without a screen. */
export async function webkit(): Promise<Driven> {
  const temporary = new Temporary();
  const port = await freePort();
  mkdirSync(path.join(temporary.dir, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(path.join(temporary.dir, '.config/gtk-3.0/gtk.css'), NARROW);
  temporary.start(webkitProgram, [`--port=${port}`], {
    DISPLAY: await startDisplay(temporary),
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilThere('WebKitWebDriver', () => fetch(`${origin}/status`).catch(() => undefined));
  const created = (await call(`${origin}/session`, 'POST', { capabilities })) as { sessionId: string };
  const session = `${origin}/session/${created.sessionId}`;
  return {
    send: (command: Command, { id, ...parameters } = {}) => {
      const [method, address] = addresses[command];
      return call(session + address.replace('{id}', String(id)), method, parameters);
    },
    close: () => temporary.end(),
  };
}
