const BACKOFF = 400;

/** Browsers answer a script from a preload hint also where that failed: the second try is the first real one. */
export const loadTwice = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, BACKOFF)).then(load));
