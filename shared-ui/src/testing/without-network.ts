interface Interceptor {
  beforeAsyncRequest: (asked: { request: { method: string; url: string } }) => Promise<never>;
}

interface HappyDom {
  settings: { fetch: { interceptor: Interceptor | null } };
}

/**
 * For a setup file: no request leaves the test, so that nothing depends on what listens on this machine. It fails as
 * without a network; a test that needs a response replaces `fetch`.
 */
export function rejectRequests(): void {
  const { happyDOM } = globalThis as { happyDOM?: HappyDom };
  if (!happyDOM) return;
  happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: ({ request: { method, url } }) =>
      Promise.reject(new TypeError(`no network in tests: ${method} ${url}`)),
  };
}
