/** 32 hex digits that nobody guesses, where a page may not be served over https too: the `Idempotency-Key` of a request. */
export const requestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Gives the same key for the same content sent again, so that a second try never makes a second thing, and a new one for
 * other content. One for a form: `const [keyFor] = useState(requestKeys)`.
 */
export function requestKeys(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const written = JSON.stringify(content);
    if (!last.key || written !== last.content) last = { content: written, key: requestKey() };
    return last.key;
  };
}
