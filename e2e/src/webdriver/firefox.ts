import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { type Command, type Driven, type Parameters, WebDriverError } from './commands.ts';
import { Temporary, untilThere } from './temporary.ts';

export const firefoxProgram = '/usr/bin/firefox-esr';

/** A microphone that needs no device and no question; no pages, updates or reports of Firefox itself. */
const preferences = {
  'marionette.port': 0,
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  // A cheap machine: no process for each site.
  'dom.ipc.processCount': 1,
};

type Answer = [type: number, id: number, error: { error: string; message: string } | null, result: unknown];

/** Marionette's frames: the length in bytes, a colon, JSON. */
class Frames {
  #held = Buffer.alloc(0);

  /** @returns the whole frames so far, without the one that has only begun. */
  take(chunk: Buffer): unknown[] {
    this.#held = Buffer.concat([this.#held, chunk]);
    const frames: unknown[] = [];
    for (let colon = this.#held.indexOf(':'); colon > 0; colon = this.#held.indexOf(':')) {
      const end = colon + 1 + Number(this.#held.subarray(0, colon).toString());
      if (this.#held.length < end) break;
      frames.push(JSON.parse(this.#held.subarray(colon + 1, end).toString()));
      this.#held = this.#held.subarray(end);
    }
    return frames;
  }
}

/**
 * Firefox's own protocol for WebDriver commands: the program that translates from HTTP is not among Debian's packages.
 * Source: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html.
 */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    const frames = new Frames();
    socket.on('data', (chunk: Buffer) => {
      for (const frame of frames.take(chunk)) if (Array.isArray(frame)) this.#waiting.get(frame[1])?.(frame as Answer);
    });
  }

  async send(name: string, parameters: Parameters): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    const frame = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(frame)}:${frame}`);
    const [, , error, result] = await answered;
    this.#waiting.delete(id);
    if (error) throw new WebDriverError(name, error.error, error.message);
    return result;
  }
}

/** Values stand alone or as `value`. */
const answerOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result;

/** Its window is never narrower than 500 px otherwise. */
const NARROW = ':root { min-width: 0 !important; } * { min-width: 0 !important; }';

/** Starts Firefox without a window. */
export async function firefox(): Promise<Driven> {
  const temporary = new Temporary();
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(temporary.dir, 'user.js'), lines.join('\n'));
  mkdirSync(path.join(temporary.dir, 'chrome'));
  writeFileSync(path.join(temporary.dir, 'chrome/userChrome.css'), NARROW);
  temporary.start(firefoxProgram, ['--headless', '--marionette', '--no-remote', '--profile', temporary.dir]);
  const portFile = path.join(temporary.dir, 'MarionetteActivePort');
  const port = await untilThere('Firefox', () => {
    const text = existsSync(portFile) ? readFileSync(portFile, 'utf8') : '';
    return text === '' ? undefined : Number(text);
  });
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const marionette = new Marionette(socket);
  await marionette.send('WebDriver:NewSession', {});
  return {
    // Scripts keep what they have loaded until the page is left.
    send: async (command: Command, parameters = {}) =>
      answerOf(await marionette.send(`WebDriver:${command}`, { ...parameters, newSandbox: false, sandbox: 'tests' })),
    close: async () => {
      socket.destroy();
      await temporary.end();
    },
  };
}
