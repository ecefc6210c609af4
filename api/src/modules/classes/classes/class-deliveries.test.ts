import { beforeEach, describe, expect, it } from 'vitest';
import { deliveryCalls } from '#modules/platform/notifications/deliveries/deliveries.fixture.ts';
import { sendDue } from '#modules/platform/notifications/deliveries/send-due.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { clockCalls } from './clock/clock.fixture.ts';

const api = await useTestApi();
const { call, family, report, schedule } = classCalls(api);
const { inUtc, linesOf, mailsTo, moveTo, send, subjectsTo } = deliveryCalls(api);
const clock = clockCalls(api);

const MINUTE = 60_000;
type Own = Awaited<ReturnType<typeof family>>;

let own: Own;
beforeEach(async () => {
  moveTo('12:00');
  own = await family();
  await inUtc();
});

const wait = async (minutes = 2) => {
  api.clock.advance(minutes * MINUTE);
  await send();
};
/** Sends deliveries after so many minutes while no mail server can be reached. */
const fail = async (minutes: number) => {
  api.clock.advance(minutes * MINUTE);
  const send = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  await sendDue({ ...api.sending, mailer: { send } });
};
const on = (at: Date) => ({ date: at.toISOString().slice(0, 10), time: at.toISOString().slice(11, 16) });
const inDays = (days: number, time: string) =>
  new Date(`${new Date(api.clock.now().getTime() + days * 24 * 60 * MINUTE).toISOString().slice(0, 10)}T${time}:00Z`);
const make = async (at: Date): Promise<string> =>
  (await schedule(own.leader, own, { teacher_id: own.teacher.id, ...on(at) })).body.data.id;
const move = (id: string, at: Date) => call(own.teacher, 'post', `/classes/${id}`, on(at));
const clean = () => api.deps.database.sql.query({ text: 'delete from deliveries' });

describe('changes of a class (D82)', () => {
  it('a scheduled class is notified after 60 seconds, not before', async () => {
    await make(inDays(3, '17:00'));
    api.clock.advance(MINUTE - 1);
    await send();
    expect(await subjectsTo(own.student)).toEqual([]);
    api.clock.advance(1);
    await send();
    for (const person of [own.student, own.parent, own.teacher])
      expect(await linesOf(person)).toEqual(['mail class.scheduled sent']);
    expect(await subjectsTo(own.student)).toHaveLength(1);
    for (const person of [own.aunt, own.leader, own.admin]) expect(await linesOf(person)).toEqual([]);
  });

  it('a class that is scheduled and then moved within the delay is notified as scheduled, with its last time', async () => {
    const id = await make(inDays(3, '17:00'));
    api.clock.advance(10_000);
    await move(id, inDays(4, '18:30'));
    await wait();
    expect(await linesOf(own.parent)).toEqual(['mail class.scheduled dropped superseded', 'mail class.moved sent']);
    const [mail, ...rest] = await mailsTo(own.parent);
    expect(mail?.text).toMatch(/was scheduled for .*6:30 pm$/m);
    expect(rest).toEqual([]);
  });

  it('a class that is moved and then cancelled within the delay is notified as cancelled', async () => {
    const id = await make(inDays(3, '17:00'));
    await wait();
    await move(id, inDays(4, '18:30'));
    await call(own.admin, 'post', `/classes/${id}/cancel`);
    await wait();
    const [, mail, ...rest] = await mailsTo(own.student);
    expect(mail?.text).toMatch(/was cancelled$/m);
    expect(rest).toEqual([]);
  });

  it('a class that is scheduled and moved is notified as scheduled after its mail failed once', async () => {
    const id = await make(inDays(3, '17:00'));
    await move(id, inDays(4, '18:30'));
    await fail(2);
    const lines = await linesOf(own.parent);
    expect(lines[1]).toBe('mail class.moved failed ECONNREFUSED');
    await wait(10);
    expect(await linesOf(own.parent)).toEqual(['mail class.scheduled dropped superseded', 'mail class.moved sent']);
    const [mail, ...rest] = await mailsTo(own.parent);
    expect(mail?.text).toMatch(/was scheduled for .*6:30 pm$/m);
    expect(rest).toEqual([]);
  });

  it('changes whose mail failed permanently are not sent separately', async () => {
    const id = await make(inDays(30, '17:00'));
    await move(id, inDays(31, '18:30'));
    for (let tries = 0; tries < 7; tries += 1) {
      await fail(2);
      moveTo('12:00');
    }
    await wait();
    expect(await linesOf(own.parent)).toEqual([
      'mail class.scheduled dropped superseded',
      'mail class.moved failed ECONNREFUSED',
    ]);
  });

  it.each(['cancel', 'delete'])(
    'a class that is scheduled and then removed within the delay by %s is not notified',
    async (verb) => {
      const id = await make(inDays(3, '17:00'));
      api.clock.advance(1000);
      await (verb === 'delete'
        ? call(own.admin, 'delete', `/classes/${id}`)
        : call(own.admin, 'post', `/classes/${id}/cancel`));
      await wait();
      expect(await subjectsTo(own.student)).toEqual([]);
    },
  );
});

describe('classes that are planned one by one (D82)', () => {
  const times = ['15:00', '16:00', '17:00', '18:00'];

  it('four of them within some minutes are one mail to the parent and one to the student', async () => {
    for (const time of times) {
      await make(inDays(3, time));
      await wait(40 / 60);
    }
    expect(await subjectsTo(own.parent)).toEqual([]);
    await wait();
    for (const person of [own.parent, own.student]) {
      expect(await subjectsTo(person)).toEqual(['A new class (+3)']);
      expect(await linesOf(person)).toEqual(times.map(() => 'mail class.scheduled sent'));
    }
    const [mail] = await mailsTo(own.parent);
    for (const time of ['3:00 pm', '4:00 pm', '5:00 pm', '6:00 pm']) expect(mail?.text).toContain(time);
    expect(mail?.text?.match(/View details/g)).toHaveLength(4);
  });

  it('the first of them is sent after five minutes, however many follow', async () => {
    for (let minute = 0; minute < 6; minute += 1) {
      await make(inDays(3, `${10 + minute}:00`));
      await wait(50 / 60);
    }
    expect((await subjectsTo(own.parent)).length).toBeGreaterThan(0);
  });

  it('what has changed since is not in the mail, and a mail that fails is tried again for all of them', async () => {
    const [first, second] = [await make(inDays(3, '15:00')), await make(inDays(3, '16:00'))];
    await make(inDays(3, '17:00'));
    await call(own.admin, 'post', `/classes/${second}/cancel`);
    await fail(2);
    expect(await subjectsTo(own.parent)).toEqual([]);
    await call(own.admin, 'post', `/classes/${first}/cancel`);
    await wait();
    const [mail, ...rest] = await mailsTo(own.parent);
    expect(mail?.text).toMatch(/was scheduled for .*5:00 pm$/m);
    expect(rest).toEqual([]);
  });
});

describe('a class that is moved in quiet hours (D83)', () => {
  async function movedAtNight(to: (day: number) => Date) {
    const id = await make(inDays(1, '12:00'));
    await wait();
    await clean();
    moveTo('23:00');
    await move(id, to(1));
    await wait();
    return id;
  }

  it('a move at 23:00 to 06:30 is notified at once', async () => {
    await movedAtNight((day) => inDays(day, '06:30'));
    expect(await linesOf(own.student)).toEqual(['mail class.moved sent']);
  });

  it('a move at 23:00 to 15:00 is notified at 07:00', async () => {
    await movedAtNight((day) => inDays(day, '15:00'));
    expect(await linesOf(own.student)).toEqual(['mail class.moved held']);
    moveTo('06:59');
    await send();
    expect(await linesOf(own.student)).toEqual(['mail class.moved held']);
    moveTo('07:00');
    await send();
    expect(await linesOf(own.student)).toEqual(['mail class.moved sent']);
  });

  it('a class at 02:00 that is moved twice at 23:00 is notified at once', async () => {
    const id = await make(inDays(2, '02:00'));
    await wait();
    await clean();
    moveTo('12:00');
    moveTo('23:00');
    await move(id, inDays(3, '15:00'));
    api.clock.advance(1000);
    await move(id, inDays(3, '16:00'));
    await wait();
    expect(await linesOf(own.student)).toEqual(['mail class.moved dropped superseded', 'mail class.moved sent']);
  });

  it('a move at 23:00 that is undone at 02:00 is not notified', async () => {
    const id = await movedAtNight((day) => inDays(day, '15:00'));
    moveTo('02:00');
    await move(id, inDays(0, '12:00'));
    await wait();
    moveTo('07:05');
    await send();
    expect(await linesOf(own.student)).toEqual([
      'mail class.moved dropped superseded',
      'mail class.moved dropped superseded',
    ]);
  });
});

describe('reminders (D82)', () => {
  it('a late reminder is dropped after the class has started', async () => {
    await api.buildClass({ ...own, startsAt: inDays(2, '10:00'), createdAt: inDays(-1, '10:00') });
    moveTo('11:00');
    await clock.run();
    expect(await linesOf(own.student)).toEqual(['mail class.day-reminder queued']);
    api.clock.advance(23 * 60 * MINUTE);
    await send();
    expect(await linesOf(own.student)).toEqual(['mail class.day-reminder dropped too_late']);
  });

  it('a reminder is superseded if its class is moved or cancelled before it arrives', async () => {
    const { id } = await api.buildClass({ ...own, startsAt: inDays(2, '10:00'), createdAt: inDays(-1, '10:00') });
    moveTo('11:00');
    await clock.run();
    await move(String(id), inDays(3, '10:00'));
    expect((await linesOf(own.student))[0]).toBe('mail class.day-reminder dropped superseded');
  });
});

it('a mail about a class has its time on both clocks, and links to the academy (D84, D94)', async () => {
  await api.deps.database.sql.query({
    text: `update users set timezone = 'America/Toronto' where id = $1`,
    values: [own.teacher.id],
  });
  await schedule(own.leader, own, { teacher_id: own.teacher.id, date: '2040-03-01', time: '17:00' });
  await wait();
  const [mail] = await mailsTo(own.student);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Thu, 1 Mar 2040, 5:00 pm');
    expect(part).toContain('In Toronto');
    expect(part).toContain('Thu, 1 Mar 2040, 12:00 pm');
    expect(part).toContain('http://localhost:3000/dashboard');
  }
  const [toTeacher] = await mailsTo(own.teacher);
  expect(toTeacher?.text).toContain('Time: Thu, 1 Mar 2040, 12:00 pm\nIn UTC: Thu, 1 Mar 2040, 5:00 pm');
});

const reportMail = async () => {
  const { id } = await api.buildClass({ ...own, startsAt: inDays(0, '11:00'), createdAt: inDays(-1, '11:00') });
  expect(
    (await report(own.teacher, id, { attendance: 'presence', report: 'Memorised al-Mulk 1–5.\nRevise al-Qalam.' }))
      .status,
  ).toBe(201);
  await send();
  return (await mailsTo(own.parent)).find(({ subject }) => subject?.includes('report'));
};

it('a mail about a report has its full content (D84)', async () => {
  const mail = await reportMail();
  for (const part of [mail?.text, mail?.html]) expect(part).toMatch(/Memorised al-Mulk 1–5\.[\s\S]*Revise al-Qalam\./);
});

it('a mail about a report has only people, time and place of the class, if the academy wants short mails (D84)', async () => {
  expect((await call(own.admin, 'put', '/settings', { mail_contents: 'short' })).status).toBe(200);
  const mail = await reportMail();
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(own.student.name);
    expect(part).toContain(own.teacher.name);
    expect(part).toContain(`${inDays(0, '11:00').getUTCDate()} `);
    expect(part).toMatch(/11:00 am/);
    expect(part).toContain('http://localhost:3000/dashboard');
    expect(part).not.toContain('al-Mulk');
  }
});
