import { writeAudit } from '#base/audit/audit.ts';
import { AppError, type FieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { lockTeachers } from '#modules/timetable/plans/lock-teachers.ts';
import type { AbsenceInput, ClosureInput, Decision, WireTimeOffDetail } from './absences.schema.ts';
import { timesOff } from './absences.table.ts';
import { type Decided, judgeDecisions, type Obstacle } from './decisions/judge-decisions.ts';
import { readDecisions, requireAll } from './decisions/read-decisions.ts';
import { openAbsence, openClosure, type WantedTimeOff } from './preview/open-range.ts';
import { classesOf } from './preview/preview-time-off.ts';
import { readTimeOff } from './times-off/read-time-off.ts';

interface Words {
  reason: string | null;
  nameEn: string | null;
  nameAr: string | null;
}

const decideText = `insert into time_off_classes (time_off_id, class_id, student_id, action, to_at, to_teacher_id, seen_line,
    student_teacher_id)
  select $1, d.*, (select p.teacher_id from ${profiledStudents} p where p.id = d.student_id)
  from unnest($2::bigint[], $3::bigint[], $4::text[], $5::timestamptz[], $6::bigint[], $7::bigint[])
    d(class_id, student_id, action, to_at, to_teacher_id, seen_line)`;

const words: Record<Obstacle['who'], string> = {
  teacher: 'Teacher already has a class at this time',
  student: 'Student already has a class at this time',
  absence: 'The teacher is absent at this time',
  closure: 'The academy is closed at this time',
  hold: 'The student is on hold at this time',
};

/** @throws AppError `conflict`, on each decision with an obstacle. */
function requireFree(decided: readonly Decided[], obstacles: ReadonlyMap<number, Obstacle>): void {
  const fields = decided.flatMap(({ one }, index): FieldError[] => {
    const obstacle = obstacles.get(one.id);
    return obstacle ? [{ path: `decisions.${index}.to`, code: obstacle.who, message: words[obstacle.who] }] : [];
  });
  if (fields[0]) throw new AppError('conflict', fields[0].message, fields);
}

/** Checks decisions against facts that cannot change while these teachers are locked; the job checks the rest again. */
async function decide(ctx: ViewerCtx, wanted: WantedTimeOff, decisions: readonly Decision[]): Promise<Decided[]> {
  await lockTeachers(ctx.sql, wanted);
  const classes: ManyClass[] = await classesOf(ctx, wanted);
  const decided = await readDecisions(ctx, classes, decisions);
  requireAll(classes, decisions);
  requireFree(decided, await judgeDecisions(ctx.sql, wanted, decided));
  return decided;
}

async function store({ sql, ...ctx }: ViewerCtx, wanted: WantedTimeOff, said: Words, decided: readonly Decided[]) {
  const { kind, teacherId, leaderId, zone, startsAt, endsAt, from, to } = wanted;
  const of = { kind, teacherId, leaderId, zone, startsAt, endsAt, fromOn: from, toOn: to };
  const origin = { createdBy: ctx.viewer.userId, createdAt: ctx.now };
  const [added] = await sql.orm
    .insert(timesOff)
    .values({ ...of, ...said, ...origin })
    .returning({ id: timesOff.id });
  if (!added) throw new Error('the time off was not stored');
  const columns = [
    decided.map(({ one }) => one.id),
    decided.map(({ one }) => one.studentId),
    decided.map(({ chosen }) => chosen.action),
    decided.map(({ chosen }) => chosen.toAt),
    decided.map(({ chosen }) => chosen.substitute?.id ?? null),
    decided.map(({ one }) => one.line),
  ];
  await sql.query({ text: decideText, values: [added.id, ...columns] });
  return added.id;
}

/** Stores a time off with its decisions in one transaction; a job applies them. */
async function save(
  ctx: ViewerCtx,
  wanted: WantedTimeOff,
  said: Words,
  decisions: readonly Decision[],
): Promise<WireTimeOffDetail> {
  const { kind, teacherId, leaderId, from, to } = wanted;
  const decided = await decide(ctx, wanted, decisions);
  const id = await store(ctx, wanted, said, decided);
  const after = { teacherId, leaderId, from, to, ...said, classes: decided.length };
  await writeAudit(ctx.sql, ctx, { action: `${kind}.create`, subject: kind, subjectId: id, after });
  await ctx.deps.jobs.enqueue(ctx.sql, 'time-off', { timeOffId: id });
  return readTimeOff(ctx.sql, ctx, kind, id);
}

/** D97: records a teacher's absence and the decision for each class. */
export const saveAbsence = (ctx: ViewerCtx, input: AbsenceInput): Promise<WireTimeOffDetail> =>
  ctx.sql.transaction(async (sql) => {
    const inside = { ...ctx, sql };
    const said = { reason: input.reason ?? null, nameEn: null, nameAr: null };
    return save(inside, await openAbsence(inside, input), said, input.decisions);
  });

/** D97: closes the academy, or a leader's team. */
export const saveClosure = (ctx: ViewerCtx, input: ClosureInput): Promise<WireTimeOffDetail> =>
  ctx.sql.transaction(async (sql) => {
    const inside = { ...ctx, sql };
    const said = { reason: null, nameEn: input.name.en, nameAr: input.name.ar };
    return save(inside, await openClosure(inside, input), said, input.decisions);
  });
