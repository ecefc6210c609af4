import { expect, it } from 'vitest';
import { requestCalls } from '#modules/timetable/requests/requests.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { accept, asked, call, classIn, family, inHours, makeUps, schedule } = requestCalls(api);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The numbers of agreed classes in the month's statistics of the academy and of one teacher. */
async function agreedOf(own: Awaited<ReturnType<typeof family>>, month: string) {
  const pick = ({ excused, moved, made_up, cancelled, missed_by_students, held }: Record<string, number>) => ({
    ...{ excused, moved, made_up, missed_by_students, held },
    ...(cancelled === undefined ? {} : { cancelled }),
  });
  const { weeks } = (await call(own.admin, 'get', `/statistics/classes?month=${month}`)).body.data;
  const sum: Record<string, number> = {};
  for (const week of weeks)
    for (const [name, count] of Object.entries(pick(week))) sum[name] = (sum[name] ?? 0) + Number(count);
  const { data: load } = (await call(own.admin, 'get', `/statistics/teachers?month=${month}`)).body;
  const teacher = load.find(({ id }: { id: string }) => id === String(own.teacher.id));
  const path = `/teacher-statistics?month=${month}&teacher_id=${own.teacher.id}`;
  return { academy: sum, teacher: pick(teacher), month: pick((await call(own.admin, 'get', path)).body.data) };
}

it('excused, moved and made-up classes are counted separately, and an excused class is no absence (D104)', async () => {
  // Moves the clock so that everything is in one month.
  api.clock.advance(Date.parse('2026-12-02T09:00:00Z') - api.clock.now().getTime());
  const own = await family();
  const { id: excused } = await classIn(own, 24);
  await accept(own.teacher, await asked(own.parent, excused));
  const { id: moved } = await classIn(own, 48);
  const time = inHours(72).toISOString();
  await accept(own.teacher, await asked(own.parent, moved, { kind: 'move', times: [time] }), { time });
  const [makeUp] = await makeUps(own.parent, own.student);
  const planned = { date: '2026-12-09', time: '17:00', makeupId: makeUp.id };
  const { id: makingUp } = (await schedule(own.teacher, own, planned)).body.data;
  const none = { missed_by_students: 0, held: 0 };
  expect(await agreedOf(own, '2026-12')).toEqual({
    academy: { excused: 1, moved: 1, made_up: 0, cancelled: 1, ...none },
    teacher: { excused: 1, moved: 1, made_up: 0, cancelled: 1, ...none },
    month: { excused: 1, moved: 1, made_up: 0, ...none },
  });
  api.clock.advance(10 * 24 * HOUR_MS);
  await call(own.teacher, 'post', '/daily-reports', { report: 'Well done', class_model: makingUp });
  expect((await agreedOf(own, '2026-12')).month).toEqual({
    ...{ excused: 1, moved: 1, made_up: 1, missed_by_students: 0, held: 1 },
  });
  expect((await agreedOf(own, '2026-11')).academy).toMatchObject({ excused: 0, moved: 0, made_up: 0 });
});
