import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { AnswerOf, FollowerOf } from '#base/modules/registry.ts';
import type { classChanged, classesPlanned, manyChanged } from '#modules/classes/classes/class-events.ts';
import type { PlanningDeps, StoredClass } from '#modules/classes/classes/class-facts.ts';
import type { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { comingSeriesClasses, meetingClasses } from '#modules/classes/classes/meeting/meeting-facts.ts';
import { isAuthorized } from '../authorization/show-authorization.ts';

/** The text by which clients recognise the error. */
const REQUIRED = 'Zoom authorization required';

/**
 * D68: a teacher must authorize the academy before scheduling an own class, unless it has a link. Others may schedule
 * it: the link is added when the teacher authorizes.
 */
export const requireAuthorization: AnswerOf<typeof classQuestions.checkNew> = async (
  sql,
  ctx,
  { teacherId, endsAt, link },
) => {
  const { provider } = ctx.deps.meetings;
  if (!provider || link !== null || teacherId !== ctx.viewer.userId || endsAt <= ctx.now) return;
  if (!(await isAuthorized(sql, teacherId))) throw new AppError('meeting_authorization_required', REQUIRED);
};

const wantText = `insert into class_meetings as m (class_id) values ($1)
  on conflict (class_id) do update set state = 'pending', version = m.version + 1, attempts = 0`;
const changeText = 'update class_meetings set version = version + 1, attempts = 0 where class_id = $1 returning 1';

const isToCome = (row: StoredClass | null, now: Date) => row?.status === 'scheduled' && row.endsAt > now;

/** After any change of a class its meeting is updated, after the commit and in the background. */
export const followClass: FollowerOf<typeof classChanged> = async (sql, { deps, now }, { before, after }) => {
  const classId = (after ?? before)?.id;
  if (!deps.meetings.provider || classId === undefined) return;
  const text = isToCome(after, now) ? wantText : changeText;
  const rows = await sql.query({ text, values: [classId] });
  if (text === wantText || rows.length > 0) await deps.jobs.enqueue(sql, 'meeting', { classId });
};

/** How many days before its start a class made ahead gets its meeting: providers limit how many are made a day. */
const AHEAD_DAYS = 14;

const wantManyText = `insert into class_meetings as m (class_id)
  select id from ${meetingClasses('$1::timestamptz', AHEAD_DAYS)} c where id = any($2::bigint[])
  on conflict (class_id) do update set state = 'pending', version = m.version + 1, attempts = 0
  returning class_id::int as "classId"`;
const changeManyText = `update class_meetings set version = version + 1, attempts = 0
  where class_id = any($1::bigint[]) and not class_id = any($2::bigint[]) returning class_id::int as "classId"`;

/** The same for many classes; classes of series that are far away get their meetings from the job. */
export const followClasses: FollowerOf<typeof manyChanged> = async (sql, deps, changes) => {
  if (!deps.meetings.provider) return;
  const ids = changes.map(({ after }) => after.id);
  const wanted = await sql.query<{ classId: number }>({ text: wantManyText, values: [deps.now(), ids] });
  const values = [ids, wanted.map(({ classId }) => classId)];
  const changed = await sql.query<{ classId: number }>({ text: changeManyText, values });
  await deps.jobs.enqueueAll(sql, 'meeting', [...wanted, ...changed]);
};

const planText = `insert into class_meetings (class_id) select id from ${comingSeriesClasses('$1::timestamptz', AHEAD_DAYS)} c
  where $2::bigint[] is null or id = any($2) on conflict (class_id) do nothing returning class_id::int as "classId"`;

/** Classes of series get their meetings in batches (ADR 110): at once if they start soon, else later. */
async function wantComing(sql: Sql, { jobs }: Pick<Deps, 'jobs'>, now: Date, ids: readonly number[] | null) {
  const wanted = await sql.query<{ classId: number }>({ text: planText, values: [now, ids] });
  await jobs.enqueueAll(sql, 'meeting', wanted);
}

export const planMeetings: FollowerOf<typeof classesPlanned> = async (sql, deps, ids) => {
  if (deps.meetings.provider && ids.length > 0) await wantComing(sql, deps, deps.now(), ids);
};

/** Makes meetings for classes of series that start soon and have none. */
export async function planComingMeetings(sql: Sql, deps: PlanningDeps): Promise<void> {
  if (deps.meetings.provider) await wantComing(sql, deps, deps.now(), null);
}

const stateText = `select json_build_object('state', state) as meeting from class_meetings where class_id = $1 and state <> 'none'`;

export const meetingOfClass: AnswerOf<typeof classQuestions.meetingOf> = async ({ deps, sql }, classId) => {
  if (!deps.meetings.provider) return null;
  const [row] = await sql.query<{ meeting: Awaited<ReturnType<AnswerOf<typeof classQuestions.meetingOf>>> }>({
    name: 'meeting-of-class',
    text: stateText,
    values: [classId],
  });
  return row?.meeting ?? null;
};
