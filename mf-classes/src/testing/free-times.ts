import * as v from 'valibot';
import {
  type FreeTeacher,
  type FreeTimes,
  freeTeachersPage,
  freeTimesResponse,
  type TeacherWeek,
  weekResponse,
} from '#/timetable/api/free-times.ts';
import { serve } from './server.ts';

/** A teacher's week as the API sends it: Mondays from four to eight in Amman. */
export const aWeek = (about: Partial<TeacherWeek> = {}): TeacherWeek => ({
  timezone: 'Asia/Amman',
  windows: [{ weekday: 1, from: '16:00', to: '20:00' }],
  daysOff: [],
  pauseMinutes: 0,
  ...about,
});

export const aWeekResponse = (about: Partial<TeacherWeek> = {}) => v.parse(weekResponse, { data: aWeek(about) });

export const serveWeek = (about: Partial<TeacherWeek> = {}, teacherId = '7') =>
  serve(`teachers/${teacherId}/availability`, aWeekResponse(about));
/** Responds with starts that are free for teacher 7 and a student; the list collects the queries. */
export const serveFreeTimes = (starts: readonly string[], about: Partial<FreeTimes> = {}) =>
  serve(
    'teachers/7/free-times',
    v.parse(freeTimesResponse, {
      data: starts.map((startsAt) => ({ startsAt })),
      known: true,
      zones: { teacher: 'Asia/Amman', student: 'Europe/London' },
      ...about,
    }),
  );

export const serveFreeTeachers = (teachers: readonly FreeTeacher[]) =>
  serve('free-teachers', v.parse(freeTeachersPage, { data: teachers, pagination: { total: teachers.length } }));
