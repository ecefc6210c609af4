import { requestsTo } from '@academy/shared-ui/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { childrenResponse } from '#/account/api/children.ts';
import {
  type StudentProfile,
  studentSchema,
  type TeacherProfile,
  type User,
  userActions,
  userPageSchema,
  userResponseSchema,
  userSchema,
} from '#/base/api/users.ts';

const noChildren = v.parse(childrenResponse, { data: { self: false, children: [], may: { add: true } } });

/** By default: nothing of what only some people have: places of time zones, children, views, papers, paid salaries. */
export const server = setupServer(
  http.get('*/api/time-zones', () => HttpResponse.json({ data: [] })),
  http.get('*/api/children', () => HttpResponse.json(noChildren)),
  http.get('*/api/list-views', () => HttpResponse.json({ data: [] })),
  http.get('*/api/students/:id/enrolments', () => HttpResponse.json({ data: [], may: {} })),
  http.get('*/api/teachers/:id/documents/missing', () => HttpResponse.json({ data: { missing: false } })),
  http.get('*/api/students/:id/makeups', () => HttpResponse.json({ data: [] })),
  http.get('*/api/teachers/:id/payout', () => HttpResponse.json({ data: null })),
  http.get('*/api/teachers/:id/advances', () =>
    HttpResponse.json({ data: { advances: [], currency: 'USD', may: { give: false } } }),
  ),
  http.get('*/api/teachers/:id/pay', () => HttpResponse.json({ data: { lines: [] } })),
  http.get('*/api/users/:id/consents', () => HttpResponse.json({ data: { byParent: true, consents: [] } })),
);

/** An admin's actions on most people, who have signed in, and have no second step and one account. */
const everything = v.parse(userSchema.entries.may, {
  ...Object.fromEntries(userActions.map((action) => [action, true])),
  invite: false,
  resetTwoSteps: false,
  merge: false,
});

/** The actions of a viewer who can only read. */
export const nothing = v.parse(userSchema.entries.may, {});

/** A user as the API sends them to an admin. */
export const aUser = (about: Partial<User> & { id: string }): User =>
  v.parse(userSchema, {
    name: `Person ${about.id}`,
    email: `person${about.id}@academy.test`,
    phone: null,
    role: 'student',
    roles: ['student'],
    created_at: '2026-03-02T09:00:00.000Z',
    active: true,
    image: null,
    timezone: 'Asia/Amman',
    student: null,
    teacher: null,
    may: everything,
    ...about,
  });

export const aStudentProfile = (about: Partial<StudentProfile> = {}): StudentProfile =>
  v.parse(studentSchema, {
    code: 'S-0001',
    phone: '07900000001',
    notes: null,
    registration_date: '2026-03-02',
    last_status: 'active',
    last_status_date: null,
    wallet: null,
    wallet_num: null,
    remainingClasses: 8,
    age: 12,
    section: 'Quran',
    teacher_id: '7',
    teacher_name: 'Salma Haddad',
    teacher_code: 'T-0001',
    leader_id: '5',
    leader_name: 'Bilal Rahman',
    trial_session: false,
    total_sessions: 0,
    last_session_date: null,
    agreed_session_duration: 30,
    paid_sessions_balance: 0,
    previous_teacher: null,
    previous_leader: null,
    ...about,
  });

export const aTeacherProfile = (about: Partial<TeacherProfile> = {}): TeacherProfile => ({
  code: 'T-0001',
  phone: '07900000007',
  notes: null,
  leader: '5',
  leader_name: 'Bilal Rahman',
  registration_date: '2026-01-10',
  last_status: 'active',
  last_status_date: null,
  wallet: null,
  wallet_num: null,
  gender: null,
  languages: [],
  subjects: [],
  learners: [],
  students: 3,
  ...about,
});

/**
 * Serves the users' list and each of them, from `held.users`, which a test may change; `asked` collects the queries.
 * The response for one person waits for `until`.
 */
export function serveUsers(users: User[], until: Promise<void> = Promise.resolve()) {
  const held = { users };
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/users', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const [role, words] = [searchParams.get('role'), searchParams.get('search') ?? ''];
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
      const found = held.users.filter((user) => (!role || user.role === role) && user.name.includes(words));
      const data = found.slice((page - 1) * size, page * size);
      return HttpResponse.json(v.parse(userPageSchema, { data, pagination: { total: found.length } }));
    }),
    http.get('*/api/users/:id', async ({ params }) => {
      await until;
      const user = held.users.find(({ id }) => id === params.id);
      if (!user) return HttpResponse.json({ code: 'not_found', message: 'User not found' }, { status: 404 });
      return HttpResponse.json(v.parse(userResponseSchema, { data: { data: [user] } }));
    }),
  );
  return { held, asked };
}

export const { takeBodies, reject } = requestsTo(server);
