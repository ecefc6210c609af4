import { eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { type LeadStatus, openStatuses } from '../lead-status.ts';
import { leads } from '../leads.table.ts';
import { leadOfKey } from './request-key.ts';

export type Lead = typeof leads.$inferSelect;

const DAY_MS = 86_400_000;
/** A mail may be read late, but not by whoever gets the mailbox years later. */
const VALID_DAYS = 60;

const isOpen = (status: LeadStatus): boolean => openStatuses.some((each) => each === status);

/** Whether the family can still change or withdraw it by its link; a trial that is set is moved by the office. */
export const isChangeable = ({ status }: Pick<Lead, 'status'>): boolean => isOpen(status);

async function leadAt(sql: Sql, ctx: Pick<Ctx, 'deps' | 'now'>, key: string, isLocked: boolean): Promise<Lead> {
  const id = leadOfKey(ctx.deps.mailSecret, key);
  if (id === null) throw notFound('Request');
  const found = sql.orm.select().from(leads).where(eq(leads.id, id));
  const [lead] = await (isLocked ? found.for('no key update') : found);
  if (!lead || ctx.now.getTime() - lead.createdAt.getTime() > VALID_DAYS * DAY_MS) throw notFound('Request');
  return lead;
}

/** The request of a link. @throws AppError `not_found` for a link that was not signed here, or is too old. */
export const requestAt = (sql: Sql, ctx: Pick<Ctx, 'deps' | 'now'>, key: string): Promise<Lead> =>
  leadAt(sql, ctx, key, false);

/** The same, locked until the transaction ends. @throws AppError `conflict` if it can no longer be changed. */
export async function openRequest(sql: Sql, ctx: Ctx, key: string): Promise<Lead> {
  const lead = await leadAt(sql, ctx, key, true);
  if (isChangeable(lead)) return lead;
  throw new AppError('conflict', 'The request can no longer be changed', [], undefined, { status: lead.status });
}
