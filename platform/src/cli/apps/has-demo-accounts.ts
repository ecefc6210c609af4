/** Whether the server fills in the demo's accounts, as its settings say: unless `DEMO` says otherwise, outside of production. */
export function hasDemoAccounts({ DEMO, NODE_ENV }: NodeJS.ProcessEnv): boolean {
  return DEMO ? DEMO === '1' || DEMO === 'true' : NODE_ENV !== 'production';
}
