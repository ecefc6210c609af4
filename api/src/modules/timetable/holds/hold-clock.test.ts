import { describe, expect, it } from 'vitest';
import { dayIn } from '#base/time/wall-time.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { holdCalls } from './holds.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { change, end, goTo, heldTeam, hold, range, runClock, statusOf, dayOf } = holdCalls(api);

const keysOf = async (person: { id: number }) => {
  const text = 'select key from notifications where recipient_id = $1 order by id';
  return (await sql.query<{ key: string }>({ text, values: [person.id] })).map(({ key }) => key);
};

describe('the clock of holds (D98)', () => {
  it('the student is suspended from the first day of a hold and active again after its last', async () => {
    const own = await heldTeam();
    await hold(own.leader, own);
    expect(await statusOf(own)).toBe('active');
    goTo(1);
    await runClock();
    expect(await statusOf(own)).toBe('suspended');
    goTo(2, 6);
    await runClock();
    expect(await statusOf(own)).toBe('suspended');
    goTo(3);
    await runClock();
    await runClock();
    expect(await statusOf(own)).toBe('active');
    const text = `select action from audit_log where action = 'student-profile.update' order by id`;
    expect(await sql.query({ text })).toHaveLength(2);
  });

  it('a hold from today suspends at once, and its end makes the student active at once', async () => {
    const own = await heldTeam();
    const today = dayIn('Asia/Amman', api.clock.now());
    const { body } = await hold(own.leader, own, { from: today, to: null });
    expect(body.data.state).toBe('running');
    expect(await statusOf(own)).toBe('suspended');
    await end(own.leader, body.data.id);
    expect(await statusOf(own)).toBe('active');
  });

  it('a status that was set by hand stays during a hold', async () => {
    const own = await heldTeam();
    await hold(own.leader, own);
    const set = `update student_profiles set last_status = 'stopped' where user_id = $1`;
    await sql.query({ text: set, values: [own.student.id] });
    goTo(3);
    await runClock();
    expect(await statusOf(own)).toBe('stopped');
  });

  it('three days before the end of a hold its people are reminded once, unless its days were set later than that', async () => {
    const own = await heldTeam();
    const { body } = await hold(own.leader, own);
    goTo(2, 3);
    await runClock();
    expect(await keysOf(own.parent)).toEqual(['hold.recorded']);
    goTo(2, 4);
    await runClock();
    await runClock();
    for (const person of [own.student, own.parent, own.teacher])
      expect(await keysOf(person)).toEqual(['hold.recorded', 'hold.ending']);
    expect(await keysOf(own.leader)).toEqual(['hold.ending']);
    await change(own.leader, body.data.id, { ...range(), to: dayOf(2, 5) });
    await runClock();
    expect(await keysOf(own.parent)).toEqual(['hold.recorded', 'hold.ending', 'hold.changed']);
  });
});

describe('notifications of holds (D98)', () => {
  it('each action on a hold notifies the family and the teacher once, the actor never', async () => {
    const own = await heldTeam();
    const { body } = await hold(own.admin, own, { to: null });
    await end(own.admin, body.data.id);
    await api.deps.jobs.drain();
    for (const person of [own.student, own.parent, own.teacher, own.leader])
      expect(await keysOf(person)).toEqual(['hold.recorded-open', 'hold.ended']);
    expect(await keysOf(own.admin)).toEqual([]);
    expect(await keysOf(own.aunt)).toEqual([]);
    const text = `select params from notifications where recipient_id = $1 order by id`;
    const [recorded] = await sql.query<{ params: object }>({ text, values: [own.parent.id] });
    expect(recorded?.params).toMatchObject({ student: 'Yusuf', classes: expect.stringMatching(/^[678]$/) });
  });
});
