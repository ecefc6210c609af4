/** 32 random hex digits, also on pages without https: the `Idempotency-Key` of a request. */
export const requestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns the same key when the same content is sent again, so that a second attempt never creates a second object, and
 * a new key for other content. One for each form: `const [keyFor] = useState(requestKeys)`.
 */
export function requestKeys(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const written = JSON.stringify(content);
    if (!last.key || written !== last.content) last = { content: written, key: requestKey() };
    return last.key;
  };
}
