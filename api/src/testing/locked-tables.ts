const CHANGE = /^\s*alter table (?:if exists )?(?:only )?(?:"?public"?\.)?"?(\w+)"?\s+(.*)/is;
/** Locks that let others read. */
const READABLE = /^(?:add constraint .* foreign key|validate constraint)/is;
const CREATES = /create table (?:if not exists )?(?:"?public"?\.)?"?(\w+)"?/gi;

/** Without comments, which may stand before a statement. */
const bare = (statement: string) => statement.replace(/^\s*--.*$/gm, '');

/** The tables, older than the migration, that it closes to everybody, readers too, until its transaction ends. */
export function lockedTables(migration: string): string[] {
  const own = new Set([...migration.matchAll(CREATES)].map(([, table]) => table));
  const locked = migration
    .split('--> statement-breakpoint')
    .flatMap((text) => bare(text).split(/;\s*$/m))
    .flatMap((statement) => {
      const [, table, rest = ''] = CHANGE.exec(statement) ?? [];
      return table && !READABLE.test(rest) ? [table] : [];
    });
  return [...new Set(locked)].filter((table) => !own.has(table)).sort();
}
