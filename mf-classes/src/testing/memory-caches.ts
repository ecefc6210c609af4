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
        put: async (address: string, response: Response) => void entries.set(address, response),
        match: async (address: string) => entries.get(address)?.clone(),
        delete: async (address: string) => entries.delete(address),
        keys: async () => [...entries.keys()],
      };
    },
  };
}
