import { eq } from 'drizzle-orm';
import { writeAudit } from '#base/audit/audit.ts';
import { lastAuditLine } from '#base/audit/audited-since.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUsers } from '#modules/identity/lock-user.ts';
import type { WireImport } from '../imports.schema.ts';
import { imports } from '../imports.table.ts';
import { type Judgement, judgeLines } from '../judge/judge-lines.ts';
import type { ImportLine, ImportWarning } from '../judge/read-cells.ts';
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

/** What the reader of the file has doubted; the cells that are judged again do not say it. */
const dateWarnings = ({ warnings }: StoredImport) =>
  (warnings as ImportWarning[]).filter(({ code }) => code === 'date');

const isAsChecked = (stored: StoredImport, now: Judgement) =>
  now.problems.length === 0 && now.created === stored.created && now.updated === stored.updated;

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
  if (!isAsChecked(stored, judgement)) {
    await sql.orm
      .update(imports)
      .set(judged(judgement, dateWarnings(stored)))
      .where(eq(imports.id, id));
    return 'outdated';
  }
  const applied = await applyPeople(sql, ctx, { id, kind, judgement, mail });
  const counted = judged(judgement, dateWarnings(stored));
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
