const HEAD = `# Permissions

What each built-in role holds by default (D2).

\`npm run documents\` writes this page from \`api/src/testing/matrix/default-permissions.ts\`, with which \`api/src/permissions.test.ts\` compares what the modules declare (\`<domain>.permissions.ts\`).

| group | actions | roles |
| --- | --- | --- |
`;

/**
 * "student and above", or the names where roles above one of them do not hold it; a role that stands beside the ranked
 * ones comes last.
 */
function holdersText(holders: readonly string[], roles: readonly string[]): string {
  const [lowest = ''] = roles.filter((role) => holders.includes(role));
  const above = roles.slice(roles.indexOf(lowest));
  if (above.length < 2 || !above.every((role) => holders.includes(role))) return holders.join(', ');
  return [`${lowest} and above`, ...holders.filter((role) => !roles.includes(role))].join(', ');
}

/**
 * `docs/rules/permissions.md`, from the table that the test compares the declarations with.
 * @param roles the ranked roles, the lowest first.
 */
export function permissionsPage(table: Readonly<Record<string, readonly string[]>>, roles: readonly string[]): string {
  const rows = new Map<string, string[]>();
  for (const [key, holders] of Object.entries(table)) {
    const dot = key.lastIndexOf('.');
    const row = JSON.stringify([key.slice(0, dot), holdersText(holders, roles)]);
    rows.set(row, [...(rows.get(row) ?? []), `\`${key.slice(dot + 1)}\``]);
  }
  const lines = [...rows].map(([row, actions]) => {
    const [group, text] = JSON.parse(row) as [string, string];
    return `| \`${group}\` | ${actions.join(', ')} | ${text} |\n`;
  });
  return [HEAD, ...lines].join('');
}
