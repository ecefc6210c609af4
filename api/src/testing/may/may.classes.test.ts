import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApi } from '../shared-api.ts';
import { buildMayFixtures, type MayFixtures, type Somebody, viewers } from './may.users.ts';

const api = await useTestApi('once');
let fixtures: MayFixtures;
let next: { id: number };
beforeAll(async () => {
  fixtures = await buildMayFixtures(api);
  next = await api.buildTeacher({ leader: fixtures.own.leader });
});

const MINUTE_MS = 60_000;
const minutes = { 'to come': 600, 'going on': -5, over: -120, held: -120 } as const;
const places = ['team', 'teacher', 'student'] as const;

const deleteClasses = () =>
  fixtures.sql.query({ text: 'update classes set deleted_at = now() where deleted_at is null' });

/** A class as a user finds it: of the team, or the viewer's own on either side. */
async function build(viewer: Somebody, state: keyof typeof minutes, place: (typeof places)[number]) {
  // Existing classes could conflict with its time.
  await deleteClasses();
  const teacher = place === 'teacher' ? viewer.user : fixtures.own.teacher;
  const student = place === 'student' ? viewer.user : await api.buildStudent({ teacher: fixtures.own.teacher });
  const startsAt = new Date(api.clock.now().getTime() + minutes[state] * MINUTE_MS);
  const { id } = await api.buildClass({ student, teacher, startsAt, status: state === 'held' ? 'ended' : 'scheduled' });
  const report = state === 'held' ? await api.buildReport({ classId: id, author: teacher }) : undefined;
  const response = await api.request('get', `/api/classes/${id}`, { token: viewer.token });
  const may: Record<string, boolean> | undefined =
    response.status === 200 ? (await response.json()).data.may : undefined;
  const people = { student_id: student.id, from_teacher_id: teacher.id, to_teacher_id: next.id };
  const inThreeDays = new Date(api.clock.now().getTime() + 3 * 24 * 60 * MINUTE_MS).toISOString();
  const verbs: Record<string, [method: string, path: string, body?: unknown]> = {
    edit: ['post', `/classes/${id}`, { notes: 'Bring the book' }],
    editTime: ['post', `/classes/${id}`, { duration: 31 }],
    move: ['post', '/classes/move', people],
    cancel: ['post', `/classes/${id}/cancel`],
    report: ['post', '/daily-reports', { class_model: id, report: 'Well done' }],
    reopen: ['post', `/classes/${id}/reopen`, { reason: 'Mistake' }],
    delete: ['delete', `/classes/${id}`],
    join: ['post', `/attendance/${id}/join`],
    request: ['post', `/classes/${id}/requests`, { kind: 'excuse' }],
    requestMove: ['post', `/classes/${id}/requests`, { kind: 'move', times: [inThreeDays] }],
    viewReport: ['get', `/daily-reports/${report?.id ?? 999_999}`],
    viewAttendance: ['get', `/attendance?class_id=${id}`],
  };
  return { may, verbs };
}

describe('the actions in `may` of a class match the calls', () => {
  it.each(Object.entries(viewers))('may` of a class matches the calls for %s', async (_, viewerOf) => {
    const viewer = await viewerOf(fixtures, false);
    const said: string[] = [];
    const done: string[] = [];
    for (const place of places)
      for (const state of Object.keys(minutes) as (keyof typeof minutes)[]) {
        let { may, verbs } = await build(viewer, state, place);
        for (const action of Object.keys(may ?? {})) {
          // Viewers who move classes are no students, and only students' classes are moved.
          if (action === 'move' && place === 'student') continue;
          const verb = verbs[action];
          if (!verb) throw new Error(`nothing tries to ${action} a class`);
          const [method, path, body] = verb;
          const response = await api.request(method, `/api${path}`, { token: viewer.token, body });
          const { data } = (await response.json().catch(() => ({}))) as { data?: { moved?: number } };
          const isDone = response.status < 300 && data?.moved !== 0;
          said.push(`${place} ${state}: ${action} ${may?.[action]}`);
          done.push(`${place} ${state}: ${action} ${isDone}`);
          // A changed object is built again for the next action.
          if (isDone && method !== 'get') ({ may, verbs } = await build(viewer, state, place));
        }
      }
    expect(said).toEqual(done);
  });
});
