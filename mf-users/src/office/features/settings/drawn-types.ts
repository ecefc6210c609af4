/** The types of settings that the page has a field for. */
export const drawnTypes: ReadonlySet<string> = new Set([
  'line',
  'text',
  'email',
  'phone',
  'integer',
  'switch',
  'time',
  'choice',
  'zone',
  'roles',
  'accounts',
  'people',
]);
