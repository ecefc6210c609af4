const NAME = 'session';
const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** The session token, or null. The cookie is the client's own notebook: the API never reads it (D61). */
export function readSessionCookie(): string | null {
  const match = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(document.cookie);
  return match?.[1] ? decodeURIComponent(match[1]) : null;
}

export function writeSessionCookie(token: string): void {
  document.cookie = `${NAME}=${encodeURIComponent(token)}; Max-Age=${THIRTY_DAYS}; ${attributes()}`;
}

export function clearSessionCookie(): void {
  document.cookie = `${NAME}=; Max-Age=0; ${attributes()}`;
}

function attributes(): string {
  return `Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
}
