import { createHash } from 'node:crypto';
import type { Sql } from '#base/database/sql.ts';
import { allColumnsOf } from '#base/fields/fields.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { permissionHolders } from '#modules/people/roles/index.ts';
import { zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { originFields, wishFields } from './lead.fields.ts';
import { addLeadEvent } from './lead-events.ts';
import { leadNotifications } from './leads.notifications.ts';
import { leads } from './leads.table.ts';
import { sendRequestMail } from './request/send-request-mail.ts';
import { provedAccount } from './take-over.ts';
import type { LeadInput } from './visitor.schema.ts';

const LOCK = 4_711_105;
const DEFAULT_SOURCE = 'website';

/** A visitor's wishes as columns, which can be changed later. */
export function wishesOf(ctx: Ctx, input: LeadInput) {
  const { learner } = input;
  const isList = Array.isArray(input.times);
  return {
    ...allColumnsOf(wishFields, input),
    learnerName: learner.name,
    learnerAge: learner.age,
    name: input.name ?? learner.name,
    times: (Array.isArray(input.times) ? null : input.times) || null,
    chosenTimes: isList ? (input.times as Date[]) : input.chosenTimes,
    timezone: input.timezone ?? zoneOfAcademy(ctx.deps),
  };
}

const columnsOf = (ctx: Ctx, input: LeadInput) => ({
  ...wishesOf(ctx, input),
  ...allColumnsOf(originFields, input),
  pageLanguage: input.pageLanguage ?? null,
  source: input.source || DEFAULT_SOURCE,
});

type Columns = ReturnType<typeof columnsOf>;

const digestOf = (columns: Columns) => createHash('sha256').update(JSON.stringify(columns)).digest('hex');

/** The same input within ten seconds is one lead; of two parallel requests the second waits for the first. */
async function sentBefore(sql: Sql, digest: string, now: Date): Promise<number | null> {
  await sql.query({ text: 'select pg_advisory_xact_lock($1, hashtext($2))', values: [LOCK, digest] });
  const [found] = await sql.query<{ id: number }>({
    text: `select id from leads where digest = $1 and created_at > $2::timestamptz - interval '10 seconds'`,
    values: [digest, now],
  });
  return found?.id ?? null;
}

async function store(sql: Sql, ctx: Ctx, columns: Columns): Promise<number> {
  const { now } = ctx;
  const digest = digestOf(columns);
  const before = await sentBefore(sql, digest, now);
  if (before !== null) return before;
  const accountId = await provedAccount(sql, columns.email);
  const values = { ...columns, accountId, digest, consentAt: now, createdAt: now };
  const [added] = await sql.orm.insert(leads).values(values).returning();
  if (!added) throw new Error('the lead was not stored');
  await addLeadEvent(sql, { leadId: added.id, kind: 'created', actorId: null, at: now });
  await notify(sql, {
    kind: leadNotifications.received,
    recipients: await permissionHolders(sql, 'leads.read'),
    actorId: ctx.viewer?.userId ?? null,
    params: { learner: columns.learnerName },
    relatedId: added.id,
    at: now,
  });
  await sendRequestMail(sql, ctx, added);
  return added.id;
}

/**
 * D105, D63: stores a request for a free trial, and answers it by mail (D165). With a filled honeypot it is dropped.
 * @returns the lead's id, also of one that was sent a moment ago; null if nothing was stored.
 */
export async function submitLead({ ctx, input }: { ctx: Ctx; input: LeadInput }): Promise<number | null> {
  if (input.website !== '') return null;
  return ctx.sql.transaction((sql) => store(sql, ctx, columnsOf(ctx, input)));
}
