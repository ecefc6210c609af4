import type { Academy } from './academy.ts';
import { madeUser, type NewUser, newPhone, newUser, userId } from './users.ts';

/** In Amman, which changes its clocks no more. */
const teacherZone = 'Asia/Amman';
/** Five hours ahead of the teacher, all year round. */
export const studentZone = 'Asia/Kuala_Lumpur';
export const classesBought = 8;

interface Course {
  teacher: NewUser;
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

/** A teacher with one student, in another time zone, and a parent, whom no other test knows. */
export async function madeCourse(academy: Academy): Promise<Course> {
  const teacher = { ...newUser('Tariq'), timezone: teacherZone };
  const student = { ...newUser('Safa'), timezone: studentZone };
  const parent = { ...newUser('Omar'), timezone: studentZone };
  const teacherId = await madePerson(academy, teacher, 'teacher', { leader_id: await userId(academy, 'leader') });
  const plan = { section: 'Quran', age: 11, remaining_classes: classesBought };
  const studentId = await madePerson(academy, student, 'student', { teacher_id: teacherId, ...plan });
  const relation = {
    user_id: studentId,
    related_user_id: await madeUser(academy, parent, 'guest'),
    relationship_type: 'parent',
  };
  await academy.call('POST', 'relations', { as: 'super-admin', json: relation });
  return { teacher, student, parent, studentId };
}

const DAY_MS = 24 * 60 * 60_000;

/** A day, so many from now, on the calendar of a zone: `2026-11-22`. */
export const dayIn = (timeZone: string, days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.now() + days * DAY_MS);

/** Noon of yesterday on the teacher's clock. */
const yesterday = () => ({ date: dayIn(teacherZone, -1), time: '12:30' });

/** The class was yesterday, and waits for its report. */
export async function letPass(academy: Academy, id: string, as: NewUser): Promise<void> {
  await academy.call('POST', `classes/${id}`, { as, json: yesterday() });
}

/** A class of yesterday that waits for its report. @returns its id. */
export async function classToReport(academy: Academy, { teacher, studentId }: Course): Promise<string> {
  const { data: materials } = await academy.call<{ data: { id: string }[] }>('GET', 'materials', { as: teacher });
  const plan = {
    student_id: studentId,
    material_id: materials[0]?.id,
    attendance: 'presence',
    accomplished: 'Nuh 1–10',
  };
  const json = { ...plan, ...yesterday() };
  const { data } = await academy.call<{ data: { id: string } }>('POST', 'classes', { as: teacher, json });
  return data.id;
}

/** How many classes the student of a class has left. */
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
