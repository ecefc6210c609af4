import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Command, type Driven, ELEMENT, type ElementRef, type Parameters, WebDriverError } from './commands.ts';

const require = createRequire(import.meta.url);

/** Finds elements by role and name, in the page, as the component tests do. */
const LIBRARY = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** What a test looks for: by role and name, by label, or by text; the first that is visible. */
export type Wanted =
  | { role: string; name: string | RegExp; within?: string }
  | { label: string | RegExp; within?: string }
  | { text: string | RegExp; within?: string }
  | { css: string };

/** Runs in the page. The pattern of a name comes as text; `within` is a selector. */
const FIND = `
const [wanted] = arguments;
const lib = globalThis.TestingLibraryDom;
if (!lib) return 'no library';
const isShown = (element) => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
};
const matcher = (value) => (value.pattern === undefined ? value.text : new RegExp(value.pattern, value.flags));
const roots = wanted.within ? [...document.querySelectorAll(wanted.within)] : [document.body];
for (const root of roots) {
  const found = wanted.css
    ? [...root.querySelectorAll(wanted.css)]
    : wanted.role
      ? lib.queryAllByRole(root, wanted.role, { name: matcher(wanted.name) })
      : wanted.label
        ? lib.queryAllByLabelText(root, matcher(wanted.label))
        : lib.queryAllByText(root, matcher(wanted.text));
  const shown = found.find((element) => wanted.css || isShown(element));
  if (shown) return shown;
}
return null;`;

/** Where an element is once it is in sight: the same twice if the page has come to rest. */
const PLACE = `
const [element] = arguments;
element.scrollIntoView({ block: 'center' });
const { x, y, width, height } = element.getBoundingClientRect();
return [x, y, width, height].join(' ');`;

/** React listens to the prototype's setter. */
const PICK = `
const [field, value] = arguments;
Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
field.dispatchEvent(new Event('input', { bubbles: true }));
field.dispatchEvent(new Event('change', { bubbles: true }));`;

const CHOOSE = `
const [list, text] = arguments;
const option = [...list.options].find(({ label }) => label === text);
Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, option.value);
list.dispatchEvent(new Event('change', { bubbles: true }));`;

const inWords = (value: string | RegExp) =>
  typeof value === 'string' ? { text: value } : { pattern: value.source, flags: value.flags };

const asJson = (wanted: Wanted): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(wanted).map(([key, value]) => [
      key,
      key === 'css' || key === 'role' || key === 'within' ? value : inWords(value),
    ]),
  );

/** Between two looks at a page that has not got there yet. */
const PAUSE = 200;
const LOOKS = 150;

/** The standard's codes of keys. */
const CONTROL = '\uE009';
const RELEASE = '\uE000';

/** Errors of a page that changes while it is looked at. */
const PASSING = new Set([
  'stale element reference',
  'element not interactable',
  'element click intercepted',
  'javascript error',
]);

/** A browser other than Chromium, in the words of the tests. */
export class OtherBrowser {
  readonly #driven: Driven;
  readonly #url: string;

  constructor(driven: Driven, url: string) {
    this.#driven = driven;
    this.#url = url;
  }

  send(command: Command, parameters?: Parameters): Promise<unknown> {
    return this.#driven.send(command, parameters);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('SetWindowRect', { width, height });
  }

  async goto(address: string): Promise<void> {
    await this.send('Navigate', { url: new URL(address, this.#url).href });
  }

  /** The value that a function body returns in the page. */
  async evaluate<T>(script: string, ...args: unknown[]): Promise<T> {
    return (await this.send('ExecuteScript', { script, args })) as T;
  }

  /** A cookie of the site, of which a page must be open. */
  async setCookie(name: string, value: string): Promise<void> {
    await this.send('AddCookie', { cookie: { name, value, path: '/', sameSite: 'Strict' } });
  }

  async #look(wanted: Wanted): Promise<ElementRef | null> {
    const found = await this.evaluate<ElementRef | string | null>(FIND, asJson(wanted));
    if (found !== 'no library') return found as ElementRef | null;
    await this.evaluate(`${LIBRARY}; globalThis.TestingLibraryDom ??= this.TestingLibraryDom;`);
    return this.#look(wanted);
  }

  /** Looks until an act on the element succeeds. @throws Error with what was wanted and the text of the page. */
  async #until<T>(wanted: Wanted, act: (id: string) => Promise<T>): Promise<T> {
    let last = 'it is not there';
    for (let look = 0; look < LOOKS; look += 1) {
      try {
        const found = await this.#look(wanted);
        if (found) return await act(found[ELEMENT]);
      } catch (error) {
        if (!(error instanceof WebDriverError && PASSING.has(error.code))) throw error;
        last = error.message;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    const shown = await this.evaluate<string>(
      "return location.pathname + ': ' + document.body.innerText.slice(0, 1500)",
    );
    throw new Error(`${JSON.stringify(asJson(wanted))}: ${last}\n${shown}`);
  }

  /** Waits for it. */
  async see(wanted: Wanted): Promise<void> {
    await this.#until(wanted, async () => undefined);
  }

  /** Clicks where the element has come to rest: some browsers click where it was, and say nothing. */
  async click(wanted: Wanted): Promise<void> {
    await this.#until(wanted, async (id) => {
      const places = [await this.#placeOf(id), await this.#placeOf(id)];
      if (places[0] !== places[1]) throw new WebDriverError('ElementClick', 'element click intercepted', 'it moves');
      await this.send('ElementClick', { id });
    });
  }

  #placeOf(id: string): Promise<string> {
    return this.evaluate(PLACE, { [ELEMENT]: id });
  }

  /** Types into a field with a list, and chooses the option. */
  async pickOption(field: Wanted, text: string, option: string | RegExp): Promise<void> {
    await this.type(field, text);
    await this.click({ role: 'option', name: option });
  }

  /** Types after what a field holds; for a file input, the path of the file. */
  async type(wanted: Wanted, text: string): Promise<void> {
    await this.#until(wanted, async (id) => {
      await this.send('ElementSendKeys', { id, text });
    });
  }

  /**
   * Gives a field of date or time its value, as its picker would: browsers differ in how such fields are typed into.
   * @param value the field's own form: `2026-11-22`, `17:30`.
   */
  async pick(wanted: Wanted, value: string): Promise<void> {
    await this.#until(wanted, async (id) => {
      await this.evaluate(PICK, { [ELEMENT]: id }, value);
    });
  }

  /** Chooses an option of a list by its text, as its picker would. */
  async choose(wanted: Wanted, option: string): Promise<void> {
    await this.#until(wanted, async (id) => {
      await this.evaluate(CHOOSE, { [ELEMENT]: id }, option);
    });
  }

  /** Selects the whole text of a field or an editor. */
  async selectAll(wanted: Wanted): Promise<void> {
    await this.type(wanted, `${CONTROL}a${RELEASE}`);
  }

  /** How many pixels the page is wider than its window. */
  overflow(): Promise<number> {
    return this.evaluate('return document.documentElement.scrollWidth - document.documentElement.clientWidth');
  }

  async screenshot(file: string): Promise<void> {
    writeFileSync(file, Buffer.from(String(await this.send('TakeScreenshot')), 'base64'));
  }

  close(): Promise<void> {
    return this.#driven.close();
  }
}
