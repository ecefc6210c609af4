/** A Markdown table with the columns of a text cell, then of numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const text = (cell: string | number) => (typeof cell === 'string' ? cell : figure(cell));
  const lines = [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows.map((row) => row.map(text))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const cell = (value: string, column: number) =>
    column === 0 ? value.padEnd(widths[column] ?? 0) : value.padStart(widths[column] ?? 0);
  return lines.map((line) => `| ${line.map(cell).join(' | ')} |`).join('\n');
}

/** Rounds to significant digits. */
function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value));
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
