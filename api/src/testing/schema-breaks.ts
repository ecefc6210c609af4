interface Column {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
  identity?: unknown;
  generated?: unknown;
}

interface Table {
  columns: Record<string, Column>;
  indexes?: Record<string, { isUnique: boolean }>;
  uniqueConstraints?: Record<string, unknown>;
  checkConstraints?: Record<string, unknown>;
  foreignKeys?: Record<string, unknown>;
}

/** The schema after a migration, as drizzle-kit stores it. */
export interface Schema {
  tables: Record<string, Table>;
}

const fillsItself = (column: Column) =>
  column.default !== undefined || column.identity !== undefined || column.generated !== undefined;

function columnBreaks(name: string, before: Table, after: Table): string[] {
  const old = Object.values(before.columns).flatMap((column) => {
    const place = `${name}.${column.name}`;
    const now = after.columns[column.name];
    if (!now) return [`${place} is gone`];
    if (now.type !== column.type) return [`${place} is ${now.type}, was ${column.type}`];
    return now.notNull && !column.notNull ? [`${place} may not be null any more`] : [];
  });
  const required = Object.values(after.columns).filter(
    (column) => !before.columns[column.name] && column.notNull && !fillsItself(column),
  );
  return [...old, ...required.map((column) => `${name}.${column.name} is new and has no default`)];
}

const uniqueIndexes = ({ indexes = {} }: Table) => Object.keys(indexes).filter((name) => indexes[name]?.isUnique);
const rulesOf = (table: Table) => [
  ...uniqueIndexes(table),
  ...Object.keys({ ...table.uniqueConstraints, ...table.checkConstraints, ...table.foreignKeys }),
];

function tableBreaks(name: string, before: Table, after: Table | undefined): string[] {
  if (!after) return [`${name} is gone`];
  const known = rulesOf(before);
  const rules = rulesOf(after).filter((rule) => !known.includes(rule));
  return [...columnBreaks(name, before, after), ...rules.map((rule) => `${name} has a new rule ${rule}`)];
}

/**
 * The changes of a schema that break the former release: it reads something that was removed, or writes something that
 * may be rejected.
 */
export const schemaBreaks = (before: Schema, after: Schema): string[] =>
  Object.entries(before.tables).flatMap(([key, table]) =>
    tableBreaks(key.replace(/^public\./, ''), table, after.tables[key]),
  );
