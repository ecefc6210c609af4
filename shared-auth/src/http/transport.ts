import { endSession } from '../session/session.ts';
import { heldToken } from '../session/token.ts';
import { sendUpload } from './send-upload.ts';

type Fetch = (request: Request) => Promise<Response>;
type Upload = typeof sendUpload;

/** The network. Uploads do not use `fetch`, which does not report the progress of a request's body. */
export const transport: { fetch: Fetch; upload: Upload } = {
  fetch: (request) => fetch(request),
  upload: sendUpload,
};

/**
 * Replaces the network, for contract tests that run the real client against the real API in one process.
 * @returns a function that restores the network.
 */
export function replaceTransport(fetchRequest: Fetch): () => void {
  const before = { ...transport };
  transport.fetch = fetchRequest;
  transport.upload = async ({ method, url, headers, body, signal, onProgress }) => {
    const response = await fetchRequest(new Request(url, { method, headers, body, signal: signal ?? null }));
    onProgress?.(1);
    return response;
  };
  return () => Object.assign(transport, before);
}

/** From now on calls use the present `fetch`, whoever replaces the global; `replaceTransport` throws. */
export function pinTransport(): void {
  const own = globalThis.fetch.bind(globalThis);
  transport.fetch = (request) => own(request);
  Object.freeze(transport);
}

/** The API's origin: that of the page. */
export const apiOrigin = (): string =>
  globalThis.location?.origin?.startsWith('http') ? globalThis.location.origin : 'http://localhost';

const listeners = new Set<() => void>();

/**
 * Calls back when the API responds with 403 to the session's token: a permission may have been removed since the
 * profile was loaded (D4).
 * @returns a function that stops it.
 */
export function onForbidden(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A 401 ends the session whose token was sent, but not a newer one. */
export function handleRejection(status: number, headers: Headers): void {
  const sentToken = headers.get('authorization')?.slice('Bearer '.length);
  if (!sentToken || sentToken !== heldToken()) return;
  if (status === 401) endSession('expired');
  if (status === 403) for (const listener of listeners) listener();
}
