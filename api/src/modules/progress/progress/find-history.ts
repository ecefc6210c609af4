import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers, userRef } from '#modules/accounts/identity/users-sql.ts';
import { attendedClasses } from '#modules/classes/classes/held-classes.ts';
import { isKeptFrom, isOfAnotherTeacher } from '#modules/people/people/index.ts';
import {
  inPeopleScope,
  type PeopleScope,
  type PeopleScopes,
  peopleScopes,
} from '#modules/people/people/scope/people-scope.ts';
import { effectiveRelations, isRelative, relationshipsOf } from '#modules/people/people/scope/relationships.ts';
import { holdsRole } from '#modules/people/roles/index.ts';
import { weakPagesOf } from './exams/exams-sql.ts';
import type { Entry, History, KnownRange } from './history/history.ts';
import type { HomeHearing } from './history/home.ts';
import type { Days } from './history/study-days.ts';
import { daysWithoutStudy, homeHearingRows, planOfStudent, type StoredPlan } from './study/study-sql.ts';

/** A student's records, for a viewer who may read them. */
export interface FoundHistory extends History {
  /** D150: what was heard at home, within about a year before the last day; none is read without a last day. */
  home: readonly HomeHearing[];
  /** D152: days without study. */
  off: readonly Days[];
  /** D151: null until somebody sets it. */
  plan: StoredPlan | null;
  /** Whether the viewer is the student, or a parent. */
  isFamily: boolean;
  /** Whether the viewer is staff for the student. */
  isStaff: boolean;
  mayWrite: boolean;
  /** Whether the viewer is a leader or an admin. */
  mayConfirm: boolean;
}

/** Older hearings at home would only make a page due later, which is long due after so many days (ADR 180). */
const MOST_HOME_DAYS = 400;

type EntryRow = [Entry['kind'], number, number, number, number, number, number, string];
type KnownRow = [number, number, number, number, string];
type WeakRow = [number, string, number | null];
/** A row of a statement with `historyColumns`. */
export interface HistoryRow {
  entries: EntryRow[] | null;
  known: KnownRow[] | null;
  weak: WeakRow[] | null;
}
type HomeRow = [number, string, number, HomeHearing['by']];
export type DaysRow = [string, string | null];
interface StudyRow {
  home: HomeRow[] | null;
  off: DaysRow[] | null;
}
type Row = HistoryRow & StudyRow & Omit<FoundHistory, keyof History | keyof StudyRow>;

/** SQL: the entries of classes that took place (H6), in the order of classes and within each class. $3: up to this day. */
const entriesOf = (student: string) => `(select json_agg(json_build_array(e.kind, e.surah_from, e.ayah_from, e.surah_to,
    e.ayah_to, e.quality, e.class_id, e.date) order by c.starts_at, e.class_id, e.id)
  from hifz_entries e join ${attendedClasses} c on c.id = e.class_id
  where e.student_id = ${student} and ($3::date is null or e.date <= $3))`;

const knownOf = (
  student: string,
) => `(select json_agg(json_build_array(k.surah_from, k.ayah_from, k.surah_to, k.ayah_to, k.date)
    order by k.date, k.id) from hifz_known k where k.student_id = ${student} and ($3::date is null or k.date <= $3))`;

const entryOf = ([kind, surahFrom, ayahFrom, surahTo, ayahTo, quality, classId, date]: EntryRow): Entry => ({
  ...{ kind, surahFrom, ayahFrom, surahTo, ayahTo, quality, classId, date },
});
const knownRangeOf = ([surahFrom, ayahFrom, surahTo, ayahTo, date]: KnownRow): KnownRange => ({
  ...{ surahFrom, ayahFrom, surahTo, ayahTo, date },
});

/** SQL: the columns of a `HistoryRow`; $3 is the last day, or null. */
export const historyColumns = (student: string): string =>
  `${entriesOf(student)} as entries, ${knownOf(student)} as known, ${weakPagesOf(student)} as weak`;

export const historyOf = ({ entries, known, weak }: HistoryRow): History => ({
  entries: (entries ?? []).map(entryOf),
  known: (known ?? []).map(knownRangeOf),
  weakInExam: (weak ?? []).map(([page, on, classId]) => ({ page, on, classId })),
});

const studentText = `select ${historyColumns('$1::bigint')} where $2::bigint is null`;

/** All records of a student, whoever reads them. */
export async function historyOfStudent(sql: Sql, studentId: number): Promise<History> {
  const [row] = await sql.query<HistoryRow>({ text: studentText, values: [studentId, null, null] });
  return historyOf(row ?? { entries: null, known: null, weak: null });
}

const homeColumn = (student: string) => `case when $3::date is not null then (select json_agg(
    json_build_array(h.page, h.heard_on, h.quality, ${userRef('h.heard_by')}) order by h.heard_on, h.page)
  from ${homeHearingRows} h where h.student_id = ${student}
    and h.heard_on between $3::date - ${MOST_HOME_DAYS} and $3) end`;

/** SQL: the column `off` of a `HistoryRow`. */
export const offColumn = (student: string): string =>
  `(select json_agg(json_build_array(d.from_on, d.to_on)) from ${daysWithoutStudy(student)} d) as off`;

export const daysOf = (off: DaysRow[] | null): Days[] => (off ?? []).map(([from, to]) => ({ from, to }));
const hearingOf = ([page, on, quality, by]: HomeRow): HomeHearing => ({ page, on, quality, by });

const permissions = ['classes.report.read', 'classes.report.create'] as const;

/** SQL: whether the viewer is a leader of the student `s`. */
export function isLed(scope: PeopleScope, viewer: string): string {
  if (scope !== 'team') return String(scope === 'all');
  return `s.id in (select other_id from ${relationshipsOf(viewer)} b where own_role = 'leader' and other_role = 'student')`;
}

/** SQL: the subjects to which the progress through the Quran belongs (D125). */
export const ofQuran = `array['memorisation', 'recitation']`;

/** SQL: whether the student `s` is in a scope of the viewer ($2), who leads the student or teaches what it is about. */
function isForTeacher(scope: PeopleScope, isKept: (student: string, viewer: string, subjects: string) => string) {
  const isReached = inPeopleScope(scope, 's.id', '$2::bigint');
  if (scope === 'all' || scope === 'nobody') return isReached;
  return `(${isReached} and (${isLed(scope, '$2::bigint')} or not ${isKept('s.id', '$2::bigint', ofQuran)}))`;
}

/** SQL: whether the viewer ($2) is staff for the progress of the student `s` (D125). */
const isForStaff = (read: PeopleScope): string => isForTeacher(read, isKeptFrom);

/** SQL, D9: whether the viewer ($2) can read reports of the student `s`; relatives need no permission. */
export function isReadable(read: PeopleScope, isStaff = isForStaff(read)): string {
  const isOwn = read === 'nobody' ? 'false' : 's.id = $2::bigint';
  const isRelated = `exists (select from ${effectiveRelations} r where r.user_id = s.id and r.related_user_id = $2::bigint)`;
  return `(${isOwn} or ${isRelated} or ${isStaff})`;
}

/** SQL: whether the viewer ($2) is the student `s`, or a parent. */
const isFamily = `(s.id = $2::bigint or exists (select from ${effectiveRelations} r
  where r.user_id = s.id and r.related_user_id = $2::bigint and r.relationship_type = 'parent'))`;

/** In which scope the viewer reads reports. */
export async function reportScope({ sql, viewer }: ViewerCtx): Promise<PeopleScope> {
  return (await peopleScopes(sql, viewer, ['classes.report.read']))['classes.report.read'];
}

/** $1 student, $2 viewer. */
function statement(scopes: PeopleScopes<(typeof permissions)[number]>) {
  const read = scopes['classes.report.read'];
  const write = scopes['classes.report.create'];
  return `select ${isForStaff(read)} as "isStaff",
      ${isForTeacher(write, isOfAnotherTeacher)} as "mayWrite", ${isLed(write, '$2::bigint')} as "mayConfirm",
      ${isFamily} as "isFamily", ${historyColumns('s.id')}, ${homeColumn('s.id')} as home, ${offColumn('s.id')},
      ${planOfStudent('s.id')} as plan
    from ${existingUsers} s where s.id = $1 and ${holdsRole('s', 'student')} and ${isReadable(read)}`;
}

/** The error if nothing was found: `forbidden` for a viewer who can read no reports (D9). */
export async function notReadable({ sql, viewer }: ViewerCtx, read: PeopleScope, what: string): Promise<AppError> {
  if (read === 'nobody' && !(await isRelative(sql, viewer.userId)))
    return new AppError('forbidden', 'You do not have the permission for this');
  return notFound(what);
}

/**
 * A student's records, in one statement after that of the viewer's scope.
 * @param until the last day, in the student's zone; null for all.
 * @throws AppError `not_found`, `forbidden` for a viewer who can read no reports (D9).
 */
export async function findHistory(
  ctx: ViewerCtx,
  studentId: number,
  until: string | null = null,
): Promise<FoundHistory> {
  const { sql, viewer } = ctx;
  const scopes = await peopleScopes(sql, viewer, permissions);
  const values = [studentId, viewer.userId, until];
  const [row] = await sql.query<Row>({ text: statement(scopes), values });
  if (!row) throw await notReadable(ctx, scopes['classes.report.read'], 'Student');
  const { isStaff, mayWrite, mayConfirm, isFamily: ofFamily, plan } = row;
  const study = { home: (row.home ?? []).map(hearingOf), off: daysOf(row.off), plan };
  return { isStaff, mayWrite, mayConfirm, isFamily: ofFamily, ...study, ...historyOf(row) };
}
