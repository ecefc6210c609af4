import { ACADEMY_ZONE } from '#base/academy-zone.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Statement } from '#base/database/sql.ts';
import { offsetOf } from '#base/http/pages.ts';
import { userCards, userRef } from '#modules/identity/users-sql.ts';
import { studentCode } from '#modules/people/profiles/students-of.ts';
import { inPeopleScope, type PeopleScope } from '#modules/people/scope/people-scope.ts';
import { effectiveRelations } from '#modules/people/scope/relationships.ts';
import { type ClassStatus, heldStatuses, valuesOf } from './class-status.ts';
import type { ClassesQuery } from './classes.schema.ts';

/** SQL: whom a reader knows, once for the whole statement: the people of the scope, and those to whom they are related (D8). */
const knownText = (scope: PeopleScope, reader: string) => `known as materialized (select
  array(select u.id from ${userCards} u where ${scope === 'team' ? inPeopleScope(scope, 'u.id', reader) : 'false'}) as people,
  array(select user_id from ${effectiveRelations} e where related_user_id = ${reader}) as kin)`;
const anyOf = (column: 'people' | 'kin') => `any ((select ${column} from known)::bigint[])`;

/**
 * D9, SQL: whether a reader sees a row of `classes c`. Own are those that one gives or takes; a leader's, those of the
 * team and of the leader's students.
 */
function seesClass(scope: PeopleScope, reader: string): string {
  if (scope === 'all') return `${reader} is not null`;
  const ways = [`c.student_id = ${anyOf('kin')}`];
  if (scope !== 'nobody') ways.push(`c.student_id = ${reader}`, `c.teacher_id = ${reader}`);
  if (scope === 'team') ways.push(`c.teacher_id = ${anyOf('people')}`, `c.student_id = ${anyOf('people')}`);
  return `(${ways.join(' or ')})`;
}

/** D20, SQL: whether a class is over; the report is then due, whether or not anything has noted it. */
const isOver = (now: string) => `c.starts_at + c.duration_minutes * interval '1 minute' <= ${now}`;
const isOpen = `c.status in ('scheduled', 'needs_report_to_end')`;

function statusCondition(status: ClassStatus, now: string): string {
  if (status === 'scheduled') return `${isOpen} and c.status = 'scheduled' and not ${isOver(now)}`;
  if (status === 'needs_report_to_end') return `${isOpen} and (c.status = '${status}' or ${isOver(now)})`;
  if (status === 'ended') return `c.status in (${valuesOf(heldStatuses)})`;
  return `c.status = '${status}'`;
}

const classJson = (now: string) => `json_build_object('id', c.id::text, 'class_number', c.class_number,
  'starts_at', ${instantOf('c.starts_at')}, 'duration', c.duration_minutes,
  'status', case when c.status = 'scheduled' and ${isOver(now)} then 'needs_report_to_end' else c.status end,
  'attendance', c.attendance, 'title', c.title, 'accomplished', c.accomplished, 'notes', c.notes,
  'subscription', c.subscription, 'student', (select json_build_object('id', p.id::text, 'name', p.name, 'code',
    ${studentCode('p.id')}) from ${userCards} p where p.id = c.student_id),
  'teacher', ${userRef('c.teacher_id')}, 'leader', ${userRef('c.leader_id')})`;

interface ClassesPage {
  query: ClassesQuery;
  scope: PeopleScope;
  readerId: number;
  now: Date;
}

function conditionsOf({ query, scope, readerId, now }: ClassesPage) {
  const values: unknown[] = [readerId, now];
  const add = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const where = ['c.deleted_at is null', seesClass(scope, '$1::bigint')];
  if (query.status) where.push(statusCondition(query.status, '$2::timestamptz'));
  if (query.student_id) where.push(`c.student_id = ${add(query.student_id, 'bigint')}`);
  if (query.teacher_id) where.push(`c.teacher_id = ${add(query.teacher_id, 'bigint')}`);
  if (query.year && query.month) {
    const first = `make_timestamp(${add(query.year, 'int')}, ${add(query.month, 'int')}, 1, 0, 0, 0)`;
    const inZone = (time: string) => `(${time}) at time zone '${ACADEMY_ZONE}'`;
    where.push(`c.starts_at >= ${inZone(first)} and c.starts_at < ${inZone(`${first} + interval '1 month'`)}`);
  }
  return { values, where: where.join(' and ') };
}

/** Where a page is taken from and counted. Few are somebody's own: they are looked up by their people, once. */
function sourceOf(scope: PeopleScope, where: string) {
  const matching = `select c.* from classes c where ${where}`;
  if (scope === 'all' || scope === 'team') return { before: '', rows: `(${matching})` };
  return { before: `, matched as materialized (${matching})`, rows: 'matched' };
}

/** A page of the classes that a reader sees, the number of all of them, and whether the reader has relatives here (D8). */
export function classesPageStatement(page: ClassesPage): Statement {
  const { query, scope } = page;
  const { values, where } = conditionsOf(page);
  const { before, rows } = sourceOf(scope, where);
  const way = query.sort_order ?? (query.status === 'scheduled' ? 'asc' : 'desc');
  const order = `c.starts_at ${way}, c.id ${way}`;
  return {
    text: `with ${knownText(scope, '$1::bigint')}${before} select json_build_object(
      'data', coalesce((select json_agg(${classJson('$2::timestamptz')} order by ${order}) from (
        select * from ${rows} c order by ${order} limit ${query.per_page} offset ${offsetOf(query)}) c), '[]'::json),
      'pagination', json_build_object('total', n.total, 'page', ${query.page}, 'per_page', ${query.per_page},
        'totalPages', ceil(n.total / ${query.per_page}::numeric)::int))::text as json,
      (select cardinality(kin) > 0 from known) as "isRelative"
      from (select count(*)::int as total from ${rows} c) n`,
    values,
  };
}
