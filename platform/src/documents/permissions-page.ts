const HEAD = `# Permissions

What each built-in role holds by default (D2).

\`npm run documents\` writes this page from \`api/src/testing/matrix/default-permissions.ts\`, with which \`api/src/permissions.test.ts\` compares what the modules declare (\`<domain>.permissions.ts\`).
`;

const centered = (text: string, width: number) => text.padStart(Math.floor((width + text.length) / 2)).padEnd(width);

/** `docs/rules/permissions.md`, from the table that the test compares the declarations with. */
export function permissionsPage(table: Readonly<Record<string, readonly string[]>>, roles: readonly string[]): string {
  const keys = Object.keys(table).map((key) => `\`${key}\``);
  const width = Math.max(...keys.map(({ length }) => length), 'permission'.length);
  const rowOf = (first: string, cells: string[]) => `| ${[first.padEnd(width), ...cells].join(' | ')} |`;
  const markOf = (holders: readonly string[]) => (role: string) =>
    centered(holders.includes(role) ? 'x' : '', role.length);
  const rows = Object.values(table).map((holders, index) => rowOf(keys[index] ?? '', roles.map(markOf(holders))));
  const rule = rowOf(
    '-'.repeat(width),
    roles.map(({ length }) => `:${'-'.repeat(length - 2)}:`),
  );
  return [HEAD, rowOf('permission', [...roles]), rule, ...rows, ''].join('\n');
}
