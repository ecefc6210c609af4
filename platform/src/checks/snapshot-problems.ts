const SNAPSHOT = /(\d{4})_snapshot\.json$/;

/** Snapshots of former schemas: drizzle-kit compares with the newest, and the history of git has the others. */
export function snapshotProblems(files: readonly string[], journal: { entries: { tag: string }[] }): string[] {
  const last = journal.entries.at(-1)?.tag.slice(0, 4);
  return files
    .filter((file) => SNAPSHOT.exec(file) && SNAPSHOT.exec(file)?.[1] !== last)
    .map((file) => `${file} is of a former migration: git rm ${file}`);
}
