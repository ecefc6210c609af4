/**
 * Answers that the page began to fetch before this code had come (`/boot.js`), by API path with its query.
 * Each is taken once: later requests for the same path go out as usual.
 */
declare global {
  interface Window {
    academyEarlyData?: { token: string; answers: Map<string, Promise<Response>> };
  }
}

/** The early answer to a GET of `url` (absolute) with this token, or null. */
export function takeEarlyAnswer(url: string, token: string | null): Promise<Response> | null {
  const early = typeof window === 'undefined' ? undefined : window.academyEarlyData;
  if (!early || early.token !== token) return null;
  const { pathname, search } = new URL(url);
  const answer = early.answers.get(pathname + search);
  early.answers.delete(pathname + search);
  return answer ?? null;
}
