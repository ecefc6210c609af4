/**
 * Answers that the page began to fetch before this code had come (`/boot.js`), by API path with its query.
 * Each is taken once: later requests for the same path go out as usual.
 */
declare global {
  interface Window {
    academyEarlyData?: { token: string; responses: Map<string, Promise<Response>> };
  }
}

/** The early response to a GET of `url` (absolute) with this token, or null. */
export function takeEarlyResponse(url: string, token: string | null): Promise<Response> | null {
  const early = typeof window === 'undefined' ? undefined : window.academyEarlyData;
  if (!early || early.token !== token) return null;
  const { pathname, search } = new URL(url);
  const response = early.responses.get(pathname + search);
  early.responses.delete(pathname + search);
  return response ?? null;
}
