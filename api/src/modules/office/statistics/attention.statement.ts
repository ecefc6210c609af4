import { isAdmin, lookers } from '#base/auth/viewer.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Statement } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userCards, userRef } from '#modules/accounts/identity/users-sql.ts';
import { overdueClasses, unjoinedClasses } from '#modules/classes/classes/attention-sql.ts';
import { endingMakeUps } from '#modules/classes/make-ups/make-ups-sql.ts';
import { inPeopleScope, type PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { teachersWithoutDocuments } from '#modules/people/staff-documents/documents-sql.ts';
import { childKinds } from '#modules/people/staff-documents/staff-documents.settings.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { unmarkedWork } from '#modules/study/assignments/index.ts';
import { isAboutOthers, lowFeedback } from '#modules/study/feedback/feedback-sql.ts';
import { waitingSeries } from '#modules/timetable/series/waiting-sql.ts';
import { activeStudents, hasBouncedAddress, risksOf, studentsWithoutTeacher } from './students-at-risk.ts';

/** Counting stops here: a greater exact number does not matter. */
const MOST_COUNTED = 100;
const SHOWN = 3;
const NOW = '$2::timestamptz';

const classLines = { overdue_reports: overdueClasses(NOW), absent_teachers: unjoinedClasses(NOW) };
const studentLines = risksOf(NOW);

const WITHOUT_TEACHER = 'without_teacher';
const NOT_MADE = 'classes_not_made';
const BOUNCED = 'bounced_address';
const LOW_FEEDBACK = 'low_feedback';
const UNMARKED = 'unmarked_work';
const MAKEUPS = 'makeups_ending';
const DOCUMENTS = 'documents_missing';
const none = 'null::bigint';

/** Reads the team once for the whole statement; the scope of everybody does not need it. $1 viewer. */
const teamText = `team as materialized (select array(select u.id from ${userCards} u
  where ${inPeopleScope('team', 'u.id', '$1::bigint')}) as ids)`;

/**
 * Reads the active students once: otherwise the planner would scan students of all years to find the first hundred at
 * risk.
 */
function linesText(scope: PeopleScope, viewer: ViewerCtx['viewer']): string {
  const inTeam = (...ids: string[]) =>
    scope === 'all' ? 'true' : `(${ids.map((id) => `${id} = any ((select ids from team)::bigint[])`).join(' or ')})`;
  const ofClasses = Object.entries(classLines).map(
    ([
      kind,
      rows,
    ]) => `(select '${kind}' as kind, c.id as class_id, c.student_id, c.teacher_id, c.starts_at, ${none} as series_id
      from ${rows} c where ${inTeam('c.teacher_id', 'c.student_id')} order by c.starts_at, c.id limit ${MOST_COUNTED})`,
  );
  const ofStudents = Object.entries(studentLines).map(
    ([kind, risk]) => `(select '${kind}', ${none}, s.id, s.teacher_id, null::timestamptz, ${none}
      from active s where ${risk} order by s.id limit ${MOST_COUNTED})`,
  );
  // D119: leaders see it only after it is late.
  const unassigned = `(select '${WITHOUT_TEACHER}', ${none}, s.id, ${none}, s.since, ${none}
    from ${studentsWithoutTeacher(NOW, scope !== 'all')} s where ${inTeam('s.id')} order by s.since, s.id limit ${MOST_COUNTED})`;
  const notMade = `(select '${NOT_MADE}', ${none}, s.student_id, s.teacher_id, s.starts_at, s.id
    from ${waitingSeries(NOW)} s where ${inTeam('s.teacher_id', 's.student_id')} order by s.starts_at, s.id limit ${MOST_COUNTED})`;
  const bounced = `(select '${BOUNCED}', ${none}, s.id, s.teacher_id, null::timestamptz, ${none}
    from active s where ${hasBouncedAddress('s.id')} order by s.id limit ${MOST_COUNTED})`;
  // C24: the teacher concerned never sees it.
  const lowAnswers = `(select '${LOW_FEEDBACK}', ${none}, f.student_id, ${none}, f.starts_at, ${none}
    from ${lowFeedback(NOW)} f where ${isAboutOthers('$3::bigint[]')} and ${inTeam('f.teacher_id', 'f.student_id')}
    order by f.starts_at, f.id limit ${MOST_COUNTED})`;
  const unmarked = `(select '${UNMARKED}', w.class_id, w.student_id, w.teacher_id, w.starts_at, ${none}
    from ${unmarkedWork(NOW)} w where ${inTeam('w.teacher_id', 'w.student_id')} order by w.starts_at, w.id limit ${MOST_COUNTED})`;
  const ending = `(select '${MAKEUPS}', ${none}, m.student_id, s.teacher_id, m.ends_at - interval '1 minute', ${none}
    from ${endingMakeUps(NOW)} m join active s on s.id = m.student_id order by m.ends_at, m.id limit ${MOST_COUNTED})`;
  // D145: documents are for admins alone. $4 the kinds, $5 today.
  const documents = `(select '${DOCUMENTS}', ${none}, ${none}, t.id, null::timestamptz, ${none}
    from ${teachersWithoutDocuments('$4', '$5::date')} t where ${isAdmin(viewer)} order by t.id limit ${MOST_COUNTED})`;
  const lines = [
    ...ofClasses,
    unmarked,
    notMade,
    unassigned,
    ...ofStudents,
    bounced,
    lowAnswers,
    ending,
    documents,
  ].join(' union all ');
  return `active as materialized (select * from ${activeStudents} s where ${inTeam('s.id')}), line as materialized (${lines})`;
}

const kinds = [
  ...Object.keys(classLines),
  UNMARKED,
  NOT_MADE,
  WITHOUT_TEACHER,
  ...Object.keys(studentLines),
  LOW_FEEDBACK,
  MAKEUPS,
  DOCUMENTS,
  BOUNCED,
];
const kindOrder = `array_position(array[${kinds.map((kind) => `'${kind}'`).join(', ')}], kind)`;
const ref = (id: string) => `case when ${id} is not null then ${userRef(id)} end`;

/** What needs attention in the scope: the number of each kind, and the first ones (D51). */
export const attentionStatement = (scope: PeopleScope, ctx: ViewerCtx): Statement => ({
  text: `with ${scope === 'all' ? 'viewer as (select $1::bigint)' : teamText}, ${linesText(scope, ctx.viewer)},
    placed as (select l.*, row_number() over (partition by kind order by starts_at, class_id, series_id, student_id, teacher_id) as place from line l)
    select kind, count(*)::int as total, json_agg(json_build_object('class_id', class_id::text, 'series_id', series_id::text,
      'student', ${ref('student_id')}, 'teacher', ${ref('teacher_id')}, 'starts_at', ${instantOf('starts_at')})
      order by place) filter (where place <= ${SHOWN}) as items
    from placed group by kind order by ${kindOrder}`,
  values: [ctx.viewer.userId, ctx.now, lookers(ctx.viewer), childKinds(ctx.deps.academySettings), academyDay(ctx)],
});
