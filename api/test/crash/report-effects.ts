import type { Sql } from '../../src/base/database/sql.ts';
import { call } from '../test-server.ts';

type Tokens = Record<'admin' | 'teacher' | 'student', string>;

/** Classes of the demo's student with the demo's teacher, long past, that need their report. */
export async function addClasses(url: string, tokens: Tokens, count: number): Promise<string[]> {
  const of = (token: string) => ({ authorization: `Bearer ${token}` });
  const read = async (token: string, path: string) =>
    (await call(`${url}/api/${path}`, 'GET', undefined, of(token))).data;
  const body = {
    student_id: (await read(tokens.student, 'profile')).user.id,
    teacher_id: (await read(tokens.teacher, 'profile')).user.id,
    material_id: (await read(tokens.admin, 'materials'))[0].id,
    time: '17:00',
    attendance: 'presence',
    accomplished: 'al-Mulk',
  };
  const ids: string[] = [];
  for (let day = 1; day <= count; day += 1) {
    const date = `2020-01-${String(day).padStart(2, '0')}`;
    ids.push((await call(`${url}/api/classes`, 'POST', { ...body, date }, of(tokens.admin))).data.id);
  }
  return ids;
}

const countOf = (from: string) => `(select count(*)::int from ${from})`;
const ref = `'class:' || c.id`;
const linesOf = (delta: number) => countOf(`class_ledger where ref = ${ref} and delta = ${delta}`);
const audited = (action: string) =>
  countOf(`audit_log where subject = 'class' and subject_id = c.id and action = '${action}'`);
const reports = (condition: string) => `daily_reports r where r.class_id = c.id and ${condition}`;

const effectsText = `select c.status,
  (select coalesce(sum(delta), 0)::int from class_ledger where ref = ${ref}) as booked,
  ${linesOf(-1)} as used, ${linesOf(1)} as returned,
  ${audited('class.report')} as "reportsAudited", ${audited('class.reopen')} as "reopeningsAudited",
  ${countOf(reports('r.deleted_at is null'))} as reports, ${countOf(reports('r.deleted_at is not null'))} as deleted,
  ${countOf(`audit_log a where a.action = 'report.delete' and exists (select from ${reports('r.id = a.subject_id')})`)}
    as "deletionsAudited",
  ${countOf(`daily_report_parts p where exists (select from ${reports('r.id = p.report_id')})`)} as parts,
  (select coalesce(json_agg(n.created_at = (select max(at) from class_history where class_id = c.id and action = 'report')), '[]')
    from notifications n where n.key = 'class.reported' and n.related_id = c.id and n.recipient_id = c.student_id)
    as "latestNotified"
  from classes c where c.id = $1`;

const actionsText = `select case when reason = 'report_deleted' then 'delete' else action end as action
  from class_history where class_id = $1 and action <> 'create' order by id`;

/** A class's effects in the database, counted in every table. */
export async function readEffects(sql: Sql, id: string) {
  const actions = await sql.query<{ action: string }>({ text: actionsText, values: [id] });
  const [effects] = await sql.query<object>({ text: effectsText, values: [id] });
  return { actions: actions.map(({ action }) => action), effects };
}

/** The expected state after these actions: all effects of each action, once. */
export function effectsOf(actions: readonly string[]) {
  const reported = actions.filter((action) => action === 'report').length;
  const deleted = actions.filter((action) => action === 'delete').length;
  const last = actions.at(-1);
  // A report that was not deleted is a draft while its class is open.
  const live = last === undefined || last === 'delete' ? 0 : 1;
  const returned = actions.length - reported;
  return {
    status: last === 'report' ? 'ended' : 'needs_report_to_end',
    booked: last === 'report' ? -1 : 0,
    used: reported,
    returned,
    reportsAudited: reported,
    reopeningsAudited: returned,
    reports: live,
    deleted,
    deletionsAudited: deleted,
    parts: live + deleted,
    latestNotified: reported > 0 ? [true] : [],
  };
}
