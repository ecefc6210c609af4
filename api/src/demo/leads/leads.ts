import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { leadEvents, leads } from '#modules/forms/leads/leads.table.ts';
import { setTrial } from '#modules/forms/leads/trial/set-trial.ts';
import { listFreeTimes } from '#modules/timetable/free-times/list-free-times.ts';
import { permissionKeys } from '../../permissions.ts';
import { demoCtx } from '../demo-ctx.ts';
import { type DemoPerson, type PersonIds, people } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';
import { type DemoLead, demoLeads, WITH_TRIAL } from './demo-leads.ts';

const HOUR_MS = 3_600_000;

const personOf = (login: string): DemoPerson => {
  const found = people.find((person) => person.login === login);
  if (!found) throw new Error(`${login} is nobody`);
  return found;
};

/** When the lead reached its status, after the request. */
const heldAt = ({ status }: DemoLead, at: Date) =>
  status === 'held' || status === 'joined' ? new Date(at.getTime() + 96 * HOUR_MS) : null;
const joinedAt = ({ status }: DemoLead, at: Date) =>
  status === 'joined' ? new Date(at.getTime() + 144 * HOUR_MS) : null;

interface Known {
  ownerId: number | null;
  accountId: number | null;
}

function toRow(lead: DemoLead, now: Date, { ownerId, accountId }: Known): typeof leads.$inferInsert {
  const {
    learner,
    age,
    gender,
    zone,
    language,
    hoursAgo,
    isOwned = false,
    reason = null,
    note: _,
    login: __,
    ...rest
  } = lead;
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  return {
    ...rest,
    ...{ learnerName: learner, learnerAge: age, teacherGender: gender, language, pageLanguage: language },
    ...{ timezone: zone, chosenTimes: [], consentAt: createdAt, createdAt, digest: '' },
    ...{ ownerId: isOwned ? ownerId : null, accountId, lostReason: reason },
    ...{ heldAt: heldAt(lead, createdAt), joinedAt: joinedAt(lead, createdAt) },
  };
}

function eventsOf(lead: DemoLead, leadId: number, at: Date, { ownerId: actorId, accountId }: Known) {
  const event = { leadId, actorId: null, createdAt: at };
  const created = { ...event, kind: 'created' as const };
  const taken = { ...event, kind: 'taken-over' as const, actorId: accountId };
  if (lead.status === 'new') return accountId === null ? [created] : [created, taken];
  const later = { ...event, actorId, createdAt: new Date(at.getTime() + 2 * HOUR_MS) };
  const changed = {
    ...later,
    kind: 'status' as const,
    fromStatus: 'new' as const,
    toStatus: lead.status,
    note: lead.reason ?? null,
  };
  return [created, changed, ...(lead.note ? [{ ...later, kind: 'note' as const, note: lead.note }] : [])];
}

const teacherText = `select teacher_id::int as id from availability_windows where teacher_id <> $1 group by teacher_id order by teacher_id limit 1`;

/** A trial some days ahead, with a teacher who has free times. */
async function seedTrial(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const viewer = { ...viewerOf(personOf('admin'), ids), permissions: new Set(permissionKeys) };
  const ctx = demoCtx({ deps, sql, viewer, now: deps.now() });
  const [lead] = await sql.query<{ id: number }>({
    text: `select id from leads where email = $1`,
    values: [WITH_TRIAL],
  });
  const [teacher] = await sql.query<{ id: number }>({ text: teacherText, values: [ids.get('teacher')] });
  const [material] = await sql.query<{ id: number }>({ text: 'select id from materials order by id limit 1' });
  if (!lead || !teacher || !material) return;
  const from = new Date(ctx.now.getTime() + 6 * 24 * HOUR_MS).toISOString().slice(0, 10);
  const { data } = await listFreeTimes({ ctx, teacherId: teacher.id, query: { from, minutes: 30 } });
  const [free] = data;
  if (!free) return;
  const about = { startsAt: new Date(free.startsAt), minutes: 30, zoomLink: 'https://meet.example.com/trial' };
  await setTrial({ ctx, id: lead.id, input: { ...about, teacherId: teacher.id, materialId: material.id } });
  // Removes it, so that nobody in the demo starts with it unread.
  const text = `delete from notifications where key = 'class.scheduled' and related_id = (select class_id from leads where id = $1)`;
  await sql.query({ text, values: [lead.id] });
}

/** Leads of each status (D105, D106). */
export async function seedLeads(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const now = deps.now();
  const admin = ids.get('admin') ?? null;
  for (const lead of [...demoLeads].sort((a, b) => b.hoursAgo - a.hoursAgo)) {
    const accountId = lead.login ? (ids.get(lead.login) ?? null) : null;
    const known = { ownerId: admin, accountId };
    const row = toRow(lead, now, known);
    const [added] = await sql.orm.insert(leads).values(row).returning({ id: leads.id });
    if (added && row.createdAt) await sql.orm.insert(leadEvents).values(eventsOf(lead, added.id, row.createdAt, known));
  }
  await seedTrial(deps, sql, ids);
}
