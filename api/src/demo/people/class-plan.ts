import { offsetAt, wallTimeOf } from '#base/time/wall-time.ts';
import type { classes } from '#modules/classes/classes/classes.table.ts';
import { randomFrom } from '../random.ts';
import { courseOf } from './lessons.ts';
import { wasPaused } from './past-hold.ts';
import { type DemoPerson, joinedAt, people } from './people.ts';
import { awaySince, durationOf, sectionOf } from './profiles.ts';
import { startInShift } from './shift.ts';

const SEED = 20_260_107;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PAST_DAYS = 182;
const COMING_DAYS = 14;
const REPORT_MS = 20 * MINUTE_MS;
/** Days of the week: three for one half of the students and three for the other. */
const weekdays = [
  [6, 1, 3],
  [0, 2, 4],
];
/**
 * Hours in UTC that are afternoon at the teacher's place. No teacher has classes at both 20:00 and 21:00 UTC, because
 * days of the shift begin at 21:00.
 */
const afternoons: Record<string, number> = {
  'Africa/Cairo': 13,
  'Europe/London': 15,
  'Asia/Amman': 12,
  'Asia/Kuala_Lumpur': 7,
  'Asia/Kuwait': 12,
  'America/Toronto': 22,
};
/** Students whose teacher has not reported the last class. */
const unreported = ['jana.mahmoud', 'adam.clarke'];

export type PlannedClass = Omit<typeof classes.$inferInsert, 'id' | 'studentId' | 'teacherId' | 'leaderId'> & {
  student: DemoPerson;
  teacher: DemoPerson;
  course: Pick<ReturnType<typeof courseOf>, 'subject' | 'language' | 'passage' | 'isBackwards'>;
  /** The index of the lesson in the course. */
  lesson: number;
};

const students = people.filter(({ role }) => role === 'student');

/** A class to come keeps its wall time, even if the clock changes before it. */
const atTimeOfNow = (start: number, now: Date, zone: string): number =>
  start + offsetAt(zone, now.getTime()) - offsetAt(zone, start);

/** The students of a teacher have consecutive hours, so that no classes overlap. */
function startsOf(student: DemoPerson, teacher: DemoPerson, now: Date): number[] {
  const place = students.filter((other) => other.teacher === student.teacher).indexOf(student);
  const days = weekdays[students.indexOf(student) % 2] ?? [];
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const hour = ((afternoons[teacher.timezone] ?? 0) + place) * HOUR_MS;
  const begin = joinedAt(student, now).getTime();
  const end = awaySince(student, now)?.getTime() ?? Number.POSITIVE_INFINITY;
  return Array.from({ length: PAST_DAYS + COMING_DAYS }, (_, day) => today + (day - PAST_DAYS) * DAY_MS)
    .filter((day) => days.includes(new Date(day).getUTCDay()))
    .map((day) => day + hour)
    .filter((start) => start > begin && start < end)
    .map((start) => startInShift(start, now))
    .map((start) => (start > now.getTime() ? atTimeOfNow(start, now, teacher.timezone) : start));
}

/** The wall time that the teacher typed. */
function typedBy({ timezone: zone }: DemoPerson, start: number): Pick<PlannedClass, 'zone' | 'wallTime'> {
  const { date, time } = wallTimeOf(new Date(start), zone);
  return { zone, wallTime: `${date} ${time}` };
}

type Outcome = Pick<PlannedClass, 'status' | 'attendance' | 'cancelReason'>;

/** The random outcome of a class. */
function outcomeOf(chance: number): Outcome {
  if (chance < 0.04) return { status: 'cancelled', attendance: 'presence', cancelReason: 'student_request' };
  if (chance < 0.06) return { status: 'cancelled', attendance: 'presence', cancelReason: 'teacher_unavailable' };
  if (chance < 0.13) return { status: 'ended', attendance: 'absence_student' };
  if (chance < 0.16) return { status: 'ended', attendance: 'absence_teacher' };
  return { status: 'ended', attendance: 'presence' };
}

const firstClass: Outcome = { status: 'trial', attendance: 'trial' };
const paused: Outcome = { status: 'cancelled', attendance: 'presence', cancelReason: 'hold' };
const toCome: Outcome = { status: 'scheduled', attendance: 'presence' };

function planFor(student: DemoPerson, now: Date, random: () => number): PlannedClass[] {
  const teacher = people.find(({ login }) => login === student.teacher);
  if (!teacher) return [];
  const index = students.indexOf(student);
  const course = courseOf(student.name, sectionOf(index), index);
  const length = durationOf(index) * MINUTE_MS;
  const starts = startsOf(student, teacher, now);
  const lastOver = starts.findLastIndex((start) => start + length <= now.getTime());
  let lesson = index;
  return starts.map((start, place) => {
    const isReported = start + length + REPORT_MS <= now.getTime();
    const waits = place === lastOver && unreported.includes(student.login);
    const [fate, remark] = [random(), random()];
    const isCalledOff = fate < 0.06 && start < now.getTime() + 7 * DAY_MS;
    const past = place === 0 ? firstClass : wasPaused(student, start, now) ? paused : outcomeOf(fate);
    const outcome = !waits && (isReported || isCalledOff) ? past : toCome;
    const isHeld = outcome.attendance === 'trial' || (outcome.status === 'ended' && outcome.attendance === 'presence');
    const [accomplished, number] = [course.done(lesson), lesson];
    if (isHeld || outcome === toCome) lesson += 1;
    return {
      ...outcome,
      student,
      teacher,
      course,
      lesson: number,
      classNumber: place + 1,
      startsAt: new Date(start),
      endsAt: new Date(start + length),
      ...typedBy(teacher, start),
      durationMinutes: durationOf(index),
      title: course.title,
      accomplished,
      notes: isHeld && remark < 0.25 ? course.note(remark * 4) : null,
      reportedAt: ['ended', 'trial'].includes(outcome.status ?? '') ? new Date(start + length + REPORT_MS) : null,
      createdAt: new Date(Math.min(start - 7 * DAY_MS, now.getTime())),
    };
  });
}

/** Six months of past classes and two weeks of classes to come, by start; for former students until they left. */
export function planClasses(now: Date): PlannedClass[] {
  const random = randomFrom(SEED);
  return students
    .flatMap((student) => planFor(student, now, random))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
