/**
 * Responses that the page began to fetch before this code had loaded (`/boot.js`), by API path with its query. Each is
 * used once: later requests for the same path are sent as usual.
 */
declare global {
  interface Window {
    academyEarlyData?: EarlyData | undefined;
  }
}

interface EarlyData {
  token: string;
  responses: Map<string, Promise<Response>>;
}

let own: EarlyData | undefined;

/** Takes over what the boot script left on the window, where every script could read its token. */
export function takeEarlyData(): void {
  if (typeof window === 'undefined' || !window.academyEarlyData) return;
  own = window.academyEarlyData;
  window.academyEarlyData = undefined;
}

/** The early response to a GET of `url` (absolute) with this token, or null. */
export function takeEarlyResponse(url: string, token: string | null): Promise<Response> | null {
  takeEarlyData();
  if (!own || own.token !== token) return null;
  const { pathname, search } = new URL(url);
  const response = own.responses.get(pathname + search);
  own.responses.delete(pathname + search);
  return response ?? null;
}
