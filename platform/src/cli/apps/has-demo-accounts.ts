/**
 * Whether the server fills in the demo's accounts, by its settings: by default outside of production; `DEMO` overrides
 * it.
 */
export function hasDemoAccounts({ DEMO, NODE_ENV }: NodeJS.ProcessEnv): boolean {
  return DEMO ? DEMO === '1' || DEMO === 'true' : NODE_ENV !== 'production';
}
