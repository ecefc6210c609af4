const urlOf = (request: RequestInfo | URL): string => (request instanceof Request ? request.url : String(request));

/** The parts of the browser's caches that the tests need, in memory: the test environment has none. */
export function memoryCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      put: async (url: string, response: Response) => {
        entries.delete(url);
        entries.set(url, response);
      },
      delete: async (url: string) => entries.delete(url),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  return {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: RequestInfo, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(urlOf(request))?.clone(),
  };
}
