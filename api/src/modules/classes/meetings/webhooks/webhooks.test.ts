import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useMeetings } from '#testing/fixtures/meetings.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const meetings = await useMeetings(api);
const { after, call, team } = classCalls(api);
const { sql } = api.deps.database;
type Person = { id: number };

const MEETING = '98765432101';
const at = (minutes: number) => after(minutes).toISOString();

async function meetingClass() {
  const own = await team();
  const { id } = await api.buildClass({ ...own, startsAt: after(0) });
  const values = [id, own.teacher.id, MEETING];
  const text = `insert into class_meetings (class_id, teacher_id, meeting_id, join_url) values ($1, $2, $3, 'https://zoom.test')`;
  await sql.query({ text, values });
  return { ...own, id };
}

const event = (kind: 'joined' | 'left', key: string, minutes: number, person: object = { user_name: 'Yusuf' }) => ({
  event: `meeting.participant_${kind}`,
  payload: {
    object: {
      id: Number(MEETING),
      participant: {
        participant_uuid: key,
        id: '',
        email: '',
        [kind === 'joined' ? 'join_time' : 'leave_time']: at(minutes),
        ...person,
      },
    },
  },
});

/** The attendance log: the person, and the first and last minute. */
async function logOf(person: Person, id: number) {
  const { data } = (await call(person, 'get', `/attendance?class_id=${id}`)).body;
  const minute = (text: string | null) => text && Math.round((Date.parse(text) - after(0).getTime()) / 60_000);
  return data.map((entry: { user: { id: string }; joined_at: string; left_at: string | null }) => [
    Number(entry.user.id),
    minute(entry.joined_at),
    minute(entry.left_at),
  ]);
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

it('the attendance log has who joined and left a meeting: the teacher by account, others by e-mail address or name', async () => {
  const own = await meetingClass();
  await meetings.authorize(own.teacher);
  const [row] = await sql.query<{ id: string }>({ text: 'select account_id as id from meeting_authorizations' });
  await meetings.report(event('joined', 'a', 1, { id: row?.id, user_name: 'Somebody' }));
  await meetings.report(event('joined', 'b', 2, { user_name: ' YUSUF' }));
  await meetings.report(event('joined', 'c', 3, { user_name: 'A stranger' }));
  await meetings.report(event('left', 'b', 4, { user_name: 'Yusuf' }));
  await meetings.report(event('joined', 'd', 5, { user_name: 'Mobile', email: own.student.email.toUpperCase() }));
  expect(await logOf(own.leader, own.id)).toEqual([
    [own.teacher.id, 1, null],
    [own.student.id, 2, 4],
    [own.student.id, 5, null],
  ]);
});

const byNameOf = async (id: number): Promise<boolean[]> =>
  (
    await sql.query<{ by: boolean }>({
      text: 'select by_name as by from attendance_log where class_id = $1 order by id',
      values: [id],
    })
  ).map(({ by }) => by);

it('an entry of the attendance log states whether the person was identified only by name', async () => {
  const own = await meetingClass();
  await meetings.authorize(own.teacher);
  const [row] = await sql.query<{ id: string }>({ text: 'select account_id as id from meeting_authorizations' });
  await meetings.report(event('joined', 'a', 1, { id: row?.id, user_name: own.teacher.name }));
  await meetings.report(event('joined', 'b', 2));
  await meetings.report(event('joined', 'c', 3, { email: own.student.email, user_name: 'Mobile' }));
  expect(await byNameOf(own.id)).toEqual([false, true, false]);
  const { body } = await call(own.leader, 'get', `/attendance?class_id=${own.id}`);
  expect(body.data.map(({ by_name }: { by_name: boolean }) => by_name)).toEqual([false, true, false]);
});

it('a person who pressed "Join" is identified by more than the name, and a later report that identifies more replaces it', async () => {
  const reports = [event('joined', 'a', 1), event('left', 'a', 6, { email: 'yusuf@academy.test', user_name: 'Yusuf' })];
  const pressed = await meetingClass();
  await call(pressed.student, 'post', `/attendance/${pressed.id}/join`);
  await meetings.report(event('joined', 'a', 1));
  await meetings.report(event('left', 'a', 6));
  expect(await byNameOf(pressed.id)).toEqual([false]);
  for (const order of permutations(reports)) {
    await sql.query({ text: 'truncate attendance_log, meeting_stays' });
    await sql.query({
      text: `update users set email = 'yusuf@academy.test' where id = $1`,
      values: [pressed.student.id],
    });
    for (const each of order) await meetings.report(each);
    expect(await byNameOf(pressed.id)).toEqual([false]);
  }
});

it('webhooks that arrive twice and in any order make the same attendance log', async () => {
  const reports = [event('joined', 'a', 1), event('left', 'a', 9), event('joined', 'b', 10)];
  const own = await meetingClass();
  for (const order of permutations(reports)) {
    await sql.query({ text: 'truncate attendance_log, meeting_stays' });
    for (const each of [...order, ...order]) expect((await meetings.report(each)).status).toBe(200);
    expect(await logOf(own.leader, own.id)).toEqual([
      [own.student.id, 1, 9],
      [own.student.id, 10, null],
    ]);
  }
});

it('a stay that started with "Join" and the provider’s stay are merged', async () => {
  const own = await meetingClass();
  const join = () => call(own.student, 'post', `/attendance/${own.id}/join`);
  await join();
  await meetings.report(event('joined', 'a', 1));
  await meetings.report(event('left', 'a', 6));
  await join();
  expect(await logOf(own.leader, own.id)).toHaveLength(2);
  expect((await logOf(own.leader, own.id))[0]).toEqual([own.student.id, 0, 6]);
});

it('joining a meeting again ends the earlier stay, even if the webhook of its end is missing', async () => {
  const own = await meetingClass();
  await meetings.report(event('joined', 'b', 10));
  await meetings.report(event('joined', 'a', 1));
  expect(await logOf(own.leader, own.id)).toEqual([
    [own.student.id, 1, 10],
    [own.student.id, 10, null],
  ]);
  await meetings.report(event('left', 'a', 8));
  expect((await logOf(own.leader, own.id))[0]).toEqual([own.student.id, 1, 8]);
});

it('whoever joins the meeting marks the notification of their own absence as read', async () => {
  const own = await meetingClass();
  const text = `insert into notifications (recipient_id, key, params, actor_ids, scope, related_id, span, created_at)
    values ($1, $3, '{}', '{}', 'class', $2, 0, now())`;
  for (const who of ['teacher', 'student'])
    await sql.query({ text, values: [own.leader.id, own.id, `class.${who}-not-joined`] });
  const unread = async () =>
    (await sql.query<{ key: string }>({ text: 'select key from notifications where read_at is null' })).map(
      ({ key }) => key,
    );
  await meetings.report(event('joined', 'a', 6));
  expect(await unread()).toEqual(['class.teacher-not-joined']);
  await meetings.report(event('joined', 'b', 7, { user_name: own.teacher.name }));
  expect(await unread()).toEqual([]);
});

it('a webhook with a wrong signature, or too old, changes nothing', async () => {
  const own = await meetingClass();
  const report = event('joined', 'a', 1);
  expect((await meetings.report(report, { secret: 'another' })).status).toBe(401);
  expect((await meetings.report(report, { at: after(-6) })).status).toBe(401);
  expect((await meetings.report(report, { at: after(6) })).status).toBe(401);
  expect((await api.request('post', '/api/webhooks/zoom', { body: report })).status).toBe(401);
  expect(await logOf(own.leader, own.id)).toEqual([]);
  expect((await meetings.report(report, { at: after(-4) })).status).toBe(200);
});

it('a signed webhook that cannot be parsed is 400, and one of another kind is accepted', async () => {
  expect((await meetings.report({ event: 'meeting.participant_joined', payload: {} })).status).toBe(400);
  expect((await meetings.report({ event: 'recording.completed', payload: {} })).status).toBe(200);
  expect((await meetings.report(event('joined', 'a', 1))).status).toBe(200);
});

it('the provider’s validation of the webhook’s address is answered with the proof', async () => {
  const response = await meetings.report({ event: 'endpoint.url_validation', payload: { plainToken: 'qgg8' } });
  const encryptedToken = createHmac('sha256', 'signed').update('qgg8').digest('hex');
  expect(await response.json()).toEqual({ plainToken: 'qgg8', encryptedToken });
});

it('removing the app at the provider deletes the tokens, but not those of a later authorization', async () => {
  const teacher = await api.buildTeacher();
  await meetings.authorize(teacher);
  const held = () => sql.query<{ id: string }>({ text: 'select account_id as id from meeting_authorizations' });
  const [row] = await held();
  const deauthorized = (minutes: number) =>
    meetings.report({ event: 'app_deauthorized', payload: { user_id: row?.id, deauthorization_time: at(minutes) } });
  await deauthorized(-1);
  expect(await held()).toHaveLength(1);
  await deauthorized(1);
  expect(await held()).toHaveLength(0);
});
