const HERE = 'http://localhost:3000';
const pathOf = (asked: string | Request) => new URL(typeof asked === 'string' ? asked : asked.url, HERE).pathname;

/** The parts of the browser's caches that stored files need. */
export function memoryCaches() {
  const stored = new Map<string, Map<string, Response>>();
  return {
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return {
        put: async (asked: string | Request, response: Response) => void entries.set(pathOf(asked), response),
        match: async (asked: string | Request) => entries.get(pathOf(asked))?.clone(),
        delete: async (asked: string | Request) => entries.delete(pathOf(asked)),
        keys: async () => [...entries.keys()].map((path) => new Request(HERE + path)),
      };
    },
  };
}
