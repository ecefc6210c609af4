import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { absenceCalls } from './absences.fixture.ts';

const api = await useTestApi();
const { call, family, runJobs } = absenceCalls(api);

/** More than one batch, all cancelled, an hour apart. */
const OTHERS = 249;
const HOUR_MS = 3_600_000;

it.each([
  ['the class that takes the time', true],
  ['the class that leaves it', false],
])(
  'a class takes the time of a class in another batch and gives it back, when %s comes first (D97)',
  async (_name, isTakingFirst) => {
    const own = await family();
    const classAt = (startsAt: Date) =>
      api.buildClass({ student: own.student, teacher: own.teacher, startsAt, overlapBy: null });
    // It reaches into the first day, which begins at nine on the clocks of Amman.
    const leavingAt = new Date('2040-03-04T20:45:00.000Z');
    const takingAt = new Date('2040-03-05T00:10:00.000Z');
    const [first, second] = [
      await classAt(isTakingFirst ? takingAt : leavingAt),
      await classAt(isTakingFirst ? leavingAt : takingAt),
    ];
    const [taking, leaving] = isTakingFirst ? [first, second] : [second, first];
    const start = Date.parse('2040-03-05T01:00:00.000Z');
    const others = await Promise.all(
      Array.from({ length: OTHERS }, (_, index) => classAt(new Date(start + index * HOUR_MS))),
    );
    const decisions = [
      ...others.map(({ id }) => ({ classId: id, action: 'cancel' })),
      { classId: taking.id, action: 'move', to: '2040-03-04T20:30:00.000Z' },
      { classId: leaving.id, action: 'move', to: '2040-04-20T10:00:00.000Z' },
    ];
    const range = { from: '2040-03-05', to: '2040-03-20' };
    const recorded = await call(own.admin, 'post', '/absences', { teacherId: own.teacher.id, ...range, decisions });
    expect(recorded.status).toBe(201);
    const states = async () => {
      const { data } = (await call(own.admin, 'get', `/absences/${recorded.body.data.id}`)).body;
      return new Set(data.classes.map(({ state }: { state: string }) => state));
    };
    await runJobs();
    expect(await states()).toEqual(new Set(['done']));
    await call(own.admin, 'delete', `/absences/${recorded.body.data.id}`);
    await runJobs();
    expect(await states()).toEqual(new Set(['undone']));
  },
);
