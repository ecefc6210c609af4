import { beforeEach, describe, expect, it } from 'vitest';
import type { Attendance } from '#modules/classes/classes/class-status.ts';
import { academyMonth } from '#testing/academy-day.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import type { WireMonth } from './months.schema.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, report, team } = classCalls(api);
const HOUR_MINUTES = 60;

type Team = Awaited<ReturnType<typeof team>> & { superAdmin: { id: number } };
let own: Team;

beforeEach(async () => {
  own = { ...(await team()), superAdmin: await api.buildUser({ role: 'super-admin' }) };
  await sql.query({
    text: `insert into teacher_salaries (teacher_id, price_minor, effective_from) values ($1, 500, '2020-01-01')`,
    values: [own.teacher.id],
  });
});

const set = async (settings: object) =>
  expect((await call(own.superAdmin, 'put', '/settings', settings)).status).toBe(200);
let classes = 0;
async function reported(attendance: Attendance): Promise<number> {
  classes += 1;
  const { id } = await api.buildClass({ ...own, startsAt: after(-HOUR_MINUTES * classes) });
  expect((await report(own.admin, id, { attendance })).status).toBe(201);
  api.clock.advance(1000);
  return id;
}
/** The paid percentage of each class's price, in the order of `ids`. */
async function percents(ids: number[]): Promise<unknown[]> {
  const months = [-HOUR_MINUTES * 24, 0].map((minutes) => academyMonth(after(minutes)));
  const lines: WireMonth['lines'] = [];
  for (const month of new Set(months)) {
    const found = await call(own.admin, 'get', `/teacher-salaries/${own.teacher.id}/months/${month}`);
    lines.push(...(found.body.data?.lines ?? []));
  }
  return ids.map((id) => lines.find((line) => line.class_id === String(id))?.percent);
}

describe('pay by the settings (D24, D31, D86)', () => {
  it.each([
    [{}, [100, 100, 100, 0]],
    [{ pay_trial: false }, [100, 0, 100, 0]],
    [{ pay_student_absence: 50 }, [100, 100, 50, 0]],
    [{ pay_student_absence: 0 }, [100, 100, 0, 0]],
    [{ pay_trial: false, pay_student_absence: 75 }, [100, 0, 75, 0]],
  ])(
    'with the settings %j presence, trial, absent student and absent teacher are paid %j',
    async (settings, expected) => {
      await set(settings);
      const ids = [];
      for (const attendance of ['presence', 'trial', 'absence_student', 'absence_teacher'] as const)
        ids.push(await reported(attendance));
      expect(await percents(ids)).toEqual(expected);
    },
  );

  it('pay by the settings holds for classes reported from the change on, until the next change (D24, D31, D86)', async () => {
    const before = await reported('absence_student');
    await set({ pay_student_absence: 50 });
    const half = await reported('absence_student');
    await set({ pay_student_absence: 25 });
    const quarter = await reported('absence_student');
    expect(await percents([before, half, quarter])).toEqual([100, 50, 25]);
  });

  it('a class shows its pay by the settings before it is reported (D24, D31, D86)', async () => {
    const { id } = await api.buildClass({ ...own, startsAt: after(-HOUR_MINUTES) });
    await set({ pay_student_absence: 0, pay_trial: false });
    const { outcomes } = (await call(own.teacher, 'get', `/classes/${id}`)).body.data;
    expect([outcomes.presence, outcomes.trial, outcomes.absence_student].map((each) => each.teacher_paid)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
