const NAME = 'session';
const THIRTY_DAYS = 30 * 24 * 60 * 60;

const cookies = {
  read: () => document.cookie,
  write: (text: string) => {
    document.cookie = text;
  },
};

const isSession = (cookie: string) => cookie.trimStart().startsWith(`${NAME}=`);

/**
 * From now on `document.cookie` does not contain the session, so that a script that logs or sends cookies sends no
 * token. Another realm can still read it: a frame of this origin, for example.
 */
export function hideSessionCookie(): void {
  const property = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  const { get, set } = property ?? {};
  if (!property?.configurable || !get || !set) return;
  cookies.read = () => get.call(document);
  cookies.write = (text) => set.call(document, text);
  Object.defineProperty(Document.prototype, 'cookie', {
    enumerable: true,
    configurable: false,
    get(this: Document) {
      const all: string = get.call(this);
      return all
        .split('; ')
        .filter((cookie) => !isSession(cookie))
        .join('; ');
    },
    set(this: Document, text: string) {
      if (!isSession(String(text))) set.call(this, text);
    },
  });
  // It provides the same cookies in another way.
  if ('cookieStore' in window) Reflect.defineProperty(window, 'cookieStore', { value: undefined, configurable: false });
}

/** The session token, or null. No call uses the cookie; the site reads it to put first data into a page (D61). */
export function readSessionCookie(): string | null {
  const match = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(cookies.read());
  return match?.[1] ? decodeURIComponent(match[1]) : null;
}

/** @param seconds how long the browser has it. */
export function writeSessionCookie(token: string, seconds = THIRTY_DAYS): void {
  cookies.write(`${NAME}=${encodeURIComponent(token)}; Max-Age=${seconds}; ${attributes()}`);
}

export function clearSessionCookie(): void {
  cookies.write(`${NAME}=; Max-Age=0; ${attributes()}`);
}

function attributes(): string {
  return `Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
}
