type Listen = (event: Event) => void;

/**
 * The window for a router that has others beside it: `createBrowserRouter(routes, { window: besideOthers() })`.
 * single-spa reports each write to the history as a `popstate` event, so that routers follow each other. The writer
 * itself must not hear it: it would take its own navigation for a step in the history.
 */
export function besideOthers(): Window {
  let isWriting = false;
  const writing = (write: 'pushState' | 'replaceState') => (state: unknown, unused: string, url?: string) => {
    isWriting = true;
    try {
      window.history[write](state, unused, url);
    } finally {
      isWriting = false;
    }
  };
  const listeners = new Map<Listen, Listen>();
  const own = {
    document: window.document,
    location: window.location,
    history: {
      get state() {
        return window.history.state;
      },
      pushState: writing('pushState'),
      replaceState: writing('replaceState'),
      go: (steps: number) => window.history.go(steps),
    },
    addEventListener: (type: string, listen: Listen) => {
      const others = (event: Event) => {
        if (!isWriting) listen(event);
      };
      listeners.set(listen, others);
      window.addEventListener(type, others);
    },
    removeEventListener: (type: string, listen: Listen) => {
      window.removeEventListener(type, listeners.get(listen) ?? listen);
    },
  };
  return own as unknown as Window;
}
