import { ApiError } from '@academy/shared-auth';

/** Resolves at the next connection, or at once with one; rejects with the signal's reason. */
function connected(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const isUnreached = (error: unknown) => error instanceof ApiError && error.code === 'network';

/** Sends as soon as there is a connection, and again with the same key if it was lost during the request. */
export async function sendWhenConnected<Result>(send: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    await connected(signal);
    try {
      return await send();
    } catch (error) {
      if (navigator.onLine || !isUnreached(error)) throw error;
    }
  }
}
