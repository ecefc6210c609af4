/**
 * React makes an inspector task for each element and captures a stack, so that a debugger can show who rendered it.
 * Nobody looks during tests, where both take time. Must run before React is loaded.
 */
Reflect.deleteProperty(console, 'createTask');

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const { [INTERNALS]: internals } = (await import('react')) as unknown as { [INTERNALS]?: object };
// After ten thousand stacks since the last render React captures none.
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e5, set: () => {}, configurable: true });

export {};
