import { eq } from 'drizzle-orm';
import { writeAudit } from '#base/audit/audit.ts';
import { lastAuditLine } from '#base/audit/audited-since.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import type { WireImport } from '../imports.schema.ts';
import { imports } from '../imports.table.ts';
import { judgeLines } from '../judge/judge-lines.ts';
import { requireOfProgram } from '../judge/of-a-program.ts';
import type { ImportLine } from '../judge/read-cells.ts';
import { judged, personKind, readImport, type StoredImport } from '../stored-import.ts';
import { applyPeople } from './apply-people.ts';

interface Application {
  ctx: ViewerCtx;
  id: number;
  /** Whether new people are invited by mail. */
  mail: boolean;
}

export async function lockImport(sql: Sql, id: number): Promise<StoredImport> {
  const [stored] = await sql.orm.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!stored) throw notFound('Import');
  return stored;
}

/** What the check has counted, and has shown to whoever applies it. */
const counts = [
  ...(['problemTotal', 'warningTotal', 'created', 'updated', 'changed'] as const),
  ...(['parents', 'knownParents'] as const),
];

const isAsChecked = (stored: StoredImport, now: ReturnType<typeof judged>) =>
  counts.every((count) => now[count] === stored[count]);

async function store(sql: Sql, { ctx, id, mail }: Application): Promise<'applied' | 'outdated'> {
  const stored = await lockImport(sql, id);
  if (stored.state !== 'checked' || !stored.lines) throw new AppError('conflict', 'This import was applied already');
  if (stored.problemTotal > 0)
    throw new AppError('invalid', 'Correct the wrong cells first, and import the file again');
  const kind = personKind[stored.kind];
  const lines = stored.lines as ImportLine[];
  const first = await judgeLines(sql, kind, lines);
  await lockUsers(sql, [...first.people.flatMap(({ known }) => known?.id ?? []), ...first.parents.values()]);
  const judgement = await judgeLines(sql, kind, lines);
  requireOfProgram(ctx.viewer, judgement);
  const counted = judged(judgement);
  if (!isAsChecked(stored, counted)) {
    await sql.orm.update(imports).set(counted).where(eq(imports.id, id));
    return 'outdated';
  }
  const applied = await applyPeople(sql, ctx, { id, kind, judgement, mail });
  const { created, updated, parents } = counted;
  const after = { kind: stored.kind, file: stored.fileName, created, updated, parents, mail };
  await writeAudit(sql, ctx, { action: 'import.apply', subject: 'import', subjectId: id, after });
  const done = { ...applied.done, audit: await lastAuditLine(sql) };
  const warnings = counted.warnings.map((each) => ({ ...each, personId: applied.idOfRow.get(each.row) }));
  await sql.orm
    .update(imports)
    .set({ ...counted, state: 'applied', appliedAt: ctx.now, lines: null, done, warnings })
    .where(eq(imports.id, id));
  for (const { parentId } of done.relations) ctx.deps.sessions.dropUser(parentId);
  return 'applied';
}

/**
 * D122: creates and changes all people of the file, or nobody. If people have changed since the check, only the new
 * check is stored.
 */
export async function applyImport(application: Application): Promise<WireImport> {
  const { ctx, id } = application;
  const outcome = await ctx.sql.transaction((sql) => store(sql, application));
  if (outcome === 'outdated')
    throw new AppError('outdated', 'People have changed since the file was checked. Look at the new check first');
  return readImport(ctx.sql, ctx.now, id);
}
