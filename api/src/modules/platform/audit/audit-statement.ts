import { matchingLines } from '#base/audit/audit-lines.ts';
import type { AuditedSubject } from '#base/audit/audited-subject.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { addDays } from '#base/time/days.ts';
import { isDayAlone } from '#base/time/moment-text.ts';
import { startOfDay } from '#base/time/wall-time.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import type { AuditFilter } from './audit.schema.ts';

/** A line of the audit log as it is stored, with the people whom it is about. */
export interface StoredLine {
  id: string;
  at: string;
  actor_id: string | null;
  actor_key: string | null;
  action: string;
  subject: string;
  subject_id: string;
  before: unknown;
  after: unknown;
  ip: string | null;
  people: string[];
}

const objectsOf = (subjects: readonly AuditedSubject[]) =>
  [
    `select 'user' as subject, $7::bigint as id`,
    ...subjects.map(({ subject, ofPerson }) => `select '${subject}', o.id from (${ofPerson('$7::bigint')}) o`),
  ].join(' union all ');

/** SQL: the lines `a` that match a filter. Its parameters are `filterValues`. */
export const filteredLines = (subjects: readonly AuditedSubject[], { about }: AuditFilter): string =>
  matchingLines(about === undefined ? null : objectsOf(subjects));

/** @param zone the zone of the filter's days. */
export function filterValues(filter: AuditFilter, zone: string): unknown[] {
  const { subject, subject_id, actor_id, actor, action, about, from, to } = filter;
  const begin = (moment: string) => (isDayAlone(moment) ? startOfDay(moment, zone) : new Date(moment));
  const end = (moment: string) => begin(isDayAlone(moment) ? addDays(moment, 1) : moment);
  const time = [from ? begin(from) : null, to ? end(to) : null];
  const values = [subject ?? null, subject_id ?? null, actor_id ?? actor ?? null, action ?? null, ...time];
  return about === undefined ? values : [...values, about];
}

const peopleOf = (subjects: readonly AuditedSubject[]) => `case a.subject when 'user' then array[a.subject_id]
  ${subjects.map(({ subject, people }) => `when '${subject}' then ${people('a.subject_id')}`).join(' ')} else '{}' end`;

/** SQL: lines as `StoredLine`. @param lines SQL of the rows, newest first. */
export const selectLines = (subjects: readonly AuditedSubject[], lines: string): string => `select a.id::text,
  ${instantOf('a.at')} as at, a.actor_id::text, a.actor_key, a.action, a.subject, a.subject_id::text, a.before, a.after, a.ip,
  coalesce(array_remove(${peopleOf(subjects)}, null), '{}')::text[] as people
  from (select a.* ${lines}) a order by a.id desc`;

/** The names of people by their ids, including deleted people. */
export async function namesOf(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter((id) => /^\d{1,15}$/.test(id));
  const rows = await sql.query<{ id: string; name: string }>({
    name: 'audit-names',
    text: `select id::text, name from ${userCards} u where id = any($1::bigint[])`,
    values: [known],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
