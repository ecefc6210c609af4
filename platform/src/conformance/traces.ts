import type { Page } from 'playwright';

/** The page's global state, as a remote's screen leaves it. */
export interface PageTraces {
  globals: string[];
  storage: string[];
  /** The computed style of plain elements that belong to no remote. */
  style: Record<string, string>;
  /** Visible texts that are the key of a text. */
  keys: string[];
}

/** Globals of the loader, the bundler and the browser; each remote has a container and a list of chunks. */
const OWN_GLOBALS = /^(mf_|singleSpa|chunk|webpack|rspack|__|\d+$|held|_|axe$)/;
/** Storage of the shell and of its services for remotes: drafts, restored data, outbox. */
const OWN_STORAGE =
  /^(language|color-theme|session-holder|last-place|sidebar-|draft:|restored:|outbox:|scroll|react-router|ably)/;
const PROPERTIES = ['display', 'color', 'background-color', 'font-size', 'font-family', 'margin', 'padding', 'border'];
const PLAIN = ['p', 'h1', 'h2', 'a', 'button', 'input', 'ul', 'table', 'section'];

/** Reads the traces of the present page. */
export function readTraces(page: Page): Promise<PageTraces> {
  return page.evaluate(
    ({ properties, plain }) => {
      const place = document.body.appendChild(document.createElement('div'));
      const style: Record<string, string> = {};
      for (const name of plain) {
        const computed = getComputedStyle(place.appendChild(document.createElement(name)));
        style[name] = properties.map((property) => `${property}: ${computed.getPropertyValue(property)}`).join('; ');
      }
      place.remove();
      // biome-ignore lint/performance/useDomNodeTextContent: only visible text, line by line
      const texts = document.body.innerText.split('\n').map((line) => line.trim());
      return {
        globals: Object.keys(window),
        storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
        style,
        keys: texts.filter((text) => /^([a-z][\w-]*:)?[a-z][a-zA-Z]*(\.[a-zA-Z][\w-]*){2,}$/.test(text)),
      };
    },
    { properties: PROPERTIES, plain: PLAIN },
  );
}

/** A remote's changes of global state, in words. */
export function traceProblems(before: PageTraces, now: PageTraces, ownPrefixes: readonly string[]): string[] {
  const added = (name: 'globals' | 'storage') => now[name].filter((one) => !before[name].includes(one));
  const isOwnKey = (key: string) => OWN_STORAGE.test(key) || ownPrefixes.some((prefix) => key.startsWith(prefix));
  const restyled = Object.keys(now.style).filter((name) => now.style[name] !== before.style[name]);
  return [
    ...added('globals').flatMap((name) => (OWN_GLOBALS.test(name) ? [] : [`the global ${name}`])),
    ...added('storage').flatMap((key) => (isOwnKey(key) ? [] : [`the storage key ${key}`])),
    ...restyled.map((name) => `another style of plain <${name}>: ${now.style[name]} (was ${before.style[name]})`),
    ...now.keys.map((key) => `a text is missing: ${key}`),
  ];
}
