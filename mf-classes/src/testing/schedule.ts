import * as v from 'valibot';
import { type Person, peopleResponse, personResponse } from '#/base/api/people.ts';
import type { Enrolment } from '#/class/api/enrolments.ts';
import { checkResponse, type TimeCheck } from '#/class/api/schedule.ts';
import { materialPageSchema } from '#/library/api/materials.ts';
import { serveClasses } from './classes.ts';
import { serve } from './server.ts';

export const layla: Person = {
  id: '12',
  name: 'Layla Mansour',
  email: null,
  image: null,
  timezone: 'Europe/London',
  student: {
    code: 'S-0012',
    remainingClasses: 4,
    teacher_id: '7',
    teacher_name: 'Salma Haddad',
    agreed_session_duration: 45,
  },
  teacher: null,
};
export const salma: Person = {
  ...layla,
  id: '7',
  name: 'Salma Haddad',
  timezone: 'Asia/Amman',
  student: null,
  teacher: { code: 'T-0007' },
};

/** What Layla learns (D125). */
export const quran: Enrolment = {
  ...{ id: '31', subject: 'memorisation', teacher: { id: '7', name: 'Salma Haddad' } },
  ...{ state: 'active', agreedMinutes: 45 },
};

/** The API's response about a time: 16:00 in Amman. */
const aCheck = (about: Partial<TimeCheck> = {}): TimeCheck => ({
  state: 'ok',
  starts_at: '2031-01-15T13:00:00.000Z',
  author: { date: '2031-01-15', time: '16:00', zone: 'Asia/Amman' },
  student: { date: '2031-01-15', time: '13:00', zone: 'Europe/London' },
  teacher: { date: '2031-01-15', time: '16:00', zone: 'Asia/Amman' },
  nearest: null,
  doubled: null,
  conflicts: [],
  remaining_classes: 4,
  documents_missing: false,
  makeups: null,
  ...about,
});

/** Responds to the requests of a class form; the returned list collects the queries of time checks. */
export function serveSchedule(check: Partial<TimeCheck> | ((search: URLSearchParams) => Partial<TimeCheck>) = {}) {
  const people = [layla, salma];
  const ofRole = (role: string | null) => people.filter(({ student }) => (role === 'student') === (student !== null));
  serve('users', (search) => v.parse(peopleResponse, { data: ofRole(search.get('role')) }));
  for (const person of people) serve(`users/${person.id}`, v.parse(personResponse, { data: { data: [person] } }));
  const material = { id: '3', name: 'Juz Amma', content: '', created_at: '2026-03-02T09:00:00.000Z', may: {} };
  serve('materials', v.parse(materialPageSchema, { data: [material], pagination: { total: 1 } }));
  serve('students/12/enrolments', { data: [quran] });
  serveClasses([]);
  return serve('classes/time-check', (search) =>
    v.parse(checkResponse, { data: aCheck(typeof check === 'function' ? check(search) : check) }),
  );
}
