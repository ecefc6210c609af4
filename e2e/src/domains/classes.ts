import type { Academy } from '../academy.ts';
import { madeUser, type NewUser, newPhone, newUser, userId } from './users.ts';

/** Amman: a zone without changes of clocks. */
export const teacherZone = 'Asia/Amman';
/** A zone five hours ahead of the teacher's, all year round. */
export const studentZone = 'Asia/Kuala_Lumpur';
export const classesBought = 8;
/** The teacher's price per class, in dollars. */
export const classPrice = 4.5;

export interface Course {
  teacher: NewUser;
  teacherId: string;
  student: NewUser;
  parent: NewUser;
  studentId: string;
}

async function madePerson(academy: Academy, user: NewUser, role: string, profile: object): Promise<string> {
  const user_id = await madeUser(academy, user, role);
  const json = { user_id, phone: newPhone(), ...profile };
  await academy.call('POST', `users/${role}s`, { as: 'super-admin', json });
  return user_id;
}

/** A teacher of a leader's team. */
export async function madeTeacher(academy: Academy, name: string, leaderId: string): Promise<NewUser & { id: string }> {
  const teacher = { ...newUser(name), timezone: teacherZone };
  return { ...teacher, id: await madePerson(academy, teacher, 'teacher', { leader_id: leaderId }) };
}

/** A leader on the teacher's clock, whose team belongs to this test only. */
export async function madeLeader(academy: Academy): Promise<NewUser & { id: string }> {
  const leader = { ...newUser('Layth'), timezone: teacherZone };
  return { ...leader, id: await madeUser(academy, leader, 'leader') };
}

/** `ofTeam`: without a given leader, whether the demo leader leads the teacher; otherwise a new leader does. */
interface CourseOptions {
  ofTeam?: boolean;
  leaderId?: string;
  age?: number;
  studentIn?: string;
}

/** A teacher with one student in another time zone and a parent; no other test uses them. */
export async function madeCourse(academy: Academy, options: CourseOptions = {}): Promise<Course> {
  const { ofTeam = true, age = 11, studentIn = studentZone } = options;
  const student = { ...newUser('Safa'), timezone: studentIn };
  const parent = { ...newUser('Omar'), timezone: studentIn };
  const leaderId = options.leaderId ?? (ofTeam ? await userId(academy, 'leader') : (await madeLeader(academy)).id);
  const teacher = await madeTeacher(academy, 'Tariq', leaderId);
  const teacherId = teacher.id;
  const salary = { price_per_class: classPrice, effective_from: '2026-01-01' };
  await academy.call('POST', `teacher-salaries/${teacherId}`, { as: 'super-admin', json: salary });
  const plan = { section: 'Quran', age, remaining_classes: classesBought };
  const studentId = await madePerson(academy, student, 'student', { teacher_id: teacherId, ...plan });
  const relation = {
    user_id: studentId,
    related_user_id: await madeUser(academy, parent, 'guest'),
    relationship_type: 'parent',
  };
  await academy.call('POST', 'relations', { as: 'super-admin', json: relation });
  return { teacher, teacherId, student, parent, studentId };
}

const DAY_MS = 24 * 60 * 60_000;

/** A day this many days from now, in a zone's calendar: `2026-11-22`. */
export const dayIn = (timeZone: string, days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.now() + days * DAY_MS);

/** The month before the academy's current month: `2026-10`. */
export function lastMonth(): string {
  const [year = 0, month = 0] = dayIn(teacherZone, 0).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
}

/** The day this many days after another one: `2026-11-22`. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The first day, at least this many days from now, on which the clocks of a zone change, after midnight. */
export function nextClockChange(timeZone: string, days: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (date: string) =>
    format.formatToParts(Date.parse(`${date}T12:00Z`)).find(({ type }) => type === 'timeZoneName')?.value;
  const first = dayIn('UTC', days);
  for (let date = first; date < dayAfter(first, 366); date = dayAfter(date, 1))
    if (offsetAt(date) !== offsetAt(dayAfter(date, -1))) return date;
  throw new Error(`the clocks of ${timeZone} do not change in a year`);
}

/** Noon of yesterday on the teacher's clock. */
const yesterday = () => ({ date: dayIn(teacherZone, -1), time: '12:30' });

/** The current minute on the teacher's clock. */
function thisMinute(): { date: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: teacherZone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = format.format(Date.now()).split(' ');
  return { date, time };
}

/** Moves a class on the teacher's clock to now, or to yesterday, where it waits for its report. */
export async function moveClass(academy: Academy, id: string, to: 'now' | 'yesterday', as: NewUser): Promise<void> {
  await academy.call('POST', `classes/${id}`, { as, json: to === 'now' ? thisMinute() : yesterday() });
}

const aPlan = { attendance: 'presence', accomplished: 'Nuh 1–10' };

/** Makes a class as its teacher, on the teacher's clock. @returns its id. */
export async function madeClass(
  academy: Academy,
  { teacher, studentId }: Course,
  when: { date: string; time: string },
): Promise<string> {
  const { data: materials } = await academy.call<{ data: { id: string }[] }>('GET', 'materials?search=Quran', {
    as: teacher,
  });
  const json = { ...aPlan, ...when, student_id: studentId, material_id: materials[0]?.id };
  const { data } = await academy.call<{ data: { id: string } }>('POST', 'classes', { as: teacher, json });
  return data.id;
}

/** A class of yesterday that waits for its report. @returns its id. */
export const classToReport = (academy: Academy, course: Course) => madeClass(academy, course, yesterday());

/** A class that starts in the current minute. @returns its id. */
export const classNow = (academy: Academy, course: Course) => madeClass(academy, course, thisMinute());

/** A class at noon in three days. @returns its id. */
export const classToCome = (academy: Academy, course: Course) =>
  madeClass(academy, course, { date: dayIn(teacherZone, 3), time: '12:30' });

/** Makes a teacher free every day from ten to twelve, on the teacher's clock. */
export async function freeBeforeNoon(
  academy: Academy,
  { teacher, teacherId }: Pick<Course, 'teacher' | 'teacherId'>,
): Promise<void> {
  const windows = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00', to: '12:00' }));
  await academy.call('PUT', `teachers/${teacherId}/availability`, { as: teacher, json: { windows } });
}

/** The remaining classes of the class's student. */
export async function remainingClasses(academy: Academy, classId: string): Promise<number> {
  const path = `classes/${classId}`;
  return (await academy.call<{ data: { remaining_classes: number } }>('GET', path, { as: 'admin' })).data
    .remaining_classes;
}

/** The ids of the reports on a student's classes. */
export async function reportsOf(academy: Academy, studentId: string): Promise<string[]> {
  const path = `daily-reports?student_id=${studentId}`;
  const { data } = await academy.call<{ data: { id: string }[] }>('GET', path, { as: 'admin' });
  return data.map(({ id }) => id);
}

/** The month of a class of yesterday, in the academy's zone, which is the teacher's. */
export const monthOfYesterday = (): string => yesterday().date.slice(0, 7);

/** The effect of a class: on the student's remaining classes, and on the teacher's salary of its month. */
export async function effectsOf(academy: Academy, course: Course, classId: string) {
  const path = `teacher-salaries/${course.teacherId}/months/${monthOfYesterday()}`;
  const { data } = await academy.call<{ data: { total: number } }>('GET', path, { as: course.teacher });
  return { left: await remainingClasses(academy, classId), salary: data.total };
}

/** The stays of a class, as an admin sees them, oldest first. */
export async function logOf(academy: Academy, classId: string): Promise<{ left_at: string | null }[]> {
  const path = `attendance?class_id=${classId}`;
  return (await academy.call<{ data: { left_at: string | null }[] }>('GET', path, { as: 'admin' })).data;
}
