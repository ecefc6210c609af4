import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { checkRecentPassword } from '#modules/accounts/identity/index.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { personDeleting, personErasing } from '#modules/people/people/people-events.ts';
import { adminIds, checkCanTakeOver, keepSuperAdmin } from '#modules/people/roles/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { mailAboutData } from './mail-about-data.ts';
import { WAIT_DAYS } from './periods.ts';
import { personalDataNotifications } from './personal-data.notifications.ts';
import type { WireErasure } from './personal-data.schema.ts';
import type { ErasureState } from './personal-data.table.ts';
import { findErasure } from './read-erasures.ts';
import { whoseData } from './whose-data.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Checks that can prevent the erasure of a person (D5, D123); the person's row is locked. */
export async function checkErasable(sql: Sql, userId: number, now: Date): Promise<void> {
  await keepSuperAdmin(sql, userId);
  await personDeleting.publish(sql, userId, now);
  await personErasing.publish(sql, userId, now);
}

const mailDepsOf = ({ deps: { academy, jobs, settings } }: ViewerCtx) => ({
  academy,
  jobs,
  publicUrl: settings.publicUrl,
});

interface Asked {
  student_id?: number | undefined;
  password?: string | undefined;
}

const addText = `insert into erasures (user_id, requested_by, created_at) values ($1, $2, $3)
  on conflict (user_id) where state in ('asked', 'approved') do nothing returning id`;

/**
 * D123: requests an erasure, for oneself or a child. @throws AppError `conflict` with the reason, if something is still
 * open.
 */
export async function askForErasure(ctx: ViewerCtx, { student_id, password }: Asked): Promise<WireErasure> {
  await checkRecentPassword(ctx, password);
  const userId = await whoseData(ctx, student_id);
  return ctx.sql.transaction(async (sql) => {
    await lockUser(sql, userId);
    await checkErasable(sql, userId, ctx.now);
    const values = [userId, ctx.viewer.userId, ctx.now];
    const [added] = await sql.query<{ id: number }>({ text: addText, values });
    if (!added) throw new AppError('conflict', 'Erasure has been asked for already');
    await writeAudit(sql, ctx, { action: 'personal-data.ask-erasure', subject: 'user', subjectId: userId, after: {} });
    const asked = await findErasure({ ...ctx, sql }, added.id);
    await mailAboutData(sql, mailDepsOf(ctx), { to: ctx.viewer.userId, about: asked.about.name, what: 'asked' });
    await notify(sql, {
      kind: personalDataNotifications.asked,
      recipients: await adminIds(sql),
      actorId: ctx.viewer.userId,
      params: { name: asked.about.name },
      relatedId: userId,
      at: ctx.now,
    });
    return asked;
  });
}

interface Row {
  userId: number;
  requestedBy: number;
  state: ErasureState;
}

const lockText = `select user_id::int as "userId", requested_by::int as "requestedBy", state from erasures
  where id = $1 for no key update`;

async function lockErasure(sql: Sql, ctx: ViewerCtx, id: number, states: readonly ErasureState[]): Promise<Row> {
  await findErasure({ ...ctx, sql }, id);
  const [row] = await sql.query<Row>({ text: lockText, values: [id] });
  if (!row || !states.includes(row.state)) throw new AppError('conflict', 'This request has been decided already');
  return row;
}

/** D123: nobody decides about an own request, or about a person whose account they could not take over (D3). */
async function checkDecides(sql: Sql, { viewer }: ViewerCtx, row: Row): Promise<void> {
  if ([row.userId, row.requestedBy].includes(viewer.userId))
    throw new AppError('forbidden', 'Another admin must decide about your own request');
  await checkCanTakeOver(sql, viewer, row.userId);
}

const decideText = `update erasures set state = $2, decided_by = $3, decided_at = $4, note = $5, erase_at = $6 where id = $1`;

/** D123: the data are erased after 14 days. */
export const approveErasure = (ctx: ViewerCtx, id: number): Promise<WireErasure> =>
  ctx.sql.transaction(async (sql) => {
    const row = await lockErasure(sql, ctx, id, ['asked']);
    await checkDecides(sql, ctx, row);
    await checkErasable(sql, row.userId, ctx.now);
    const eraseAt = new Date(ctx.now.getTime() + WAIT_DAYS * DAY_MS);
    await sql.query({ text: decideText, values: [id, 'approved', ctx.viewer.userId, ctx.now, null, eraseAt] });
    const after = { eraseAt: eraseAt.toISOString() };
    await writeAudit(sql, ctx, {
      action: 'personal-data.approve-erasure',
      subject: 'user',
      subjectId: row.userId,
      after,
    });
    return withNotice(sql, ctx, { id, row, what: 'approved' });
  });

export const rejectErasure = (ctx: ViewerCtx, id: number, note: string): Promise<WireErasure> =>
  ctx.sql.transaction(async (sql) => {
    const row = await lockErasure(sql, ctx, id, ['asked']);
    await checkDecides(sql, ctx, row);
    await sql.query({ text: decideText, values: [id, 'rejected', ctx.viewer.userId, ctx.now, note, null] });
    const after = { note };
    await writeAudit(sql, ctx, {
      action: 'personal-data.reject-erasure',
      subject: 'user',
      subjectId: row.userId,
      after,
    });
    return withNotice(sql, ctx, { id, row, what: 'rejected' });
  });

async function withNotice(
  sql: Sql,
  ctx: ViewerCtx,
  { id, row, what }: { id: number; row: Row; what: 'approved' | 'rejected' },
): Promise<WireErasure> {
  const decided = await findErasure({ ...ctx, sql }, id);
  await mailAboutData(sql, mailDepsOf(ctx), { to: row.requestedBy, about: decided.about.name, what });
  return decided;
}

/** The requesting person withdraws the request, as long as the data are not erased. */
export const withdrawErasure = (ctx: ViewerCtx, id: number): Promise<WireErasure> =>
  ctx.sql.transaction(async (sql) => {
    const row = await lockErasure(sql, ctx, id, ['asked', 'approved']);
    if (row.requestedBy !== ctx.viewer.userId) throw new AppError('forbidden', 'Only who asked can take it back');
    await sql.query({ text: `update erasures set state = 'withdrawn', erase_at = null where id = $1`, values: [id] });
    await writeAudit(sql, ctx, {
      action: 'personal-data.withdraw-erasure',
      subject: 'user',
      subjectId: row.userId,
      after: {},
    });
    return findErasure({ ...ctx, sql }, id);
  });
