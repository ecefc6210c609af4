import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { layerCalls } from './layers.fixture.ts';

const api = await useTestApi();
const { call, classesOf, layeredTeam, record, single, takeBack } = layerCalls(api);

type Team = Awaited<ReturnType<typeof layeredTeam>>;
type Class = Awaited<ReturnType<typeof classesOf>>[number];

const on = async (own: Team, id: string | undefined) => (await classesOf(own)).find((one) => one.id === id);
const third = async (own: Team): Promise<Class | undefined> => (await classesOf(own))[2];
const later = { minutes: 480 };

describe('a class that was given a place by a decision, when a layer above is taken back (D97, D99)', () => {
  it('is again where a shift had moved it from there', async () => {
    const own = await layeredTeam();
    const one = await third(own);
    const [to, substitute] = [`${own.day(18)}T02:00:00.000Z`, own.substitute.id];
    const decide = (fields: object) => [{ classId: one?.id, ...fields }];
    await record(
      own,
      'absences',
      { from: own.day(13), to: own.day(16) },
      decide({ action: 'substitute', to: substitute }),
    );
    await record(own, 'closures', { from: own.day(14), to: own.day(15) }, decide({ action: 'move', to }));
    await record(own, 'shifts', { from: own.day(13), to: own.day(19) });
    const before = await on(own, one?.id);
    expect(before).toMatchObject({ at: `${own.day(18)}T01:00Z`, teacher: substitute });
    const hold = await record(own, 'holds', { from: own.day(17), to: own.day(19) });
    await takeBack(own, 'holds', hold.id);
    expect(await on(own, one?.id)).toEqual(before);
  });

  it('stays there, also in a shift that was recorded before the decision', async () => {
    const own = await layeredTeam();
    const id = await single(own, own.day(10), '17:10');
    const move = (day: number) => [{ classId: id, action: 'move', to: `${own.day(day)}T09:00:00.000Z` }];
    await record(own, 'absences', { from: own.day(10), to: own.day(10) }, move(12));
    await record(own, 'shifts', { from: own.day(15), to: own.day(16) });
    await record(own, 'closures', { from: own.day(12), to: own.day(12) }, move(16));
    const before = await on(own, id);
    expect(before?.at).toBe(`${own.day(16)}T09:00Z`);
    const closure = await record(own, 'closures', { from: own.day(16), to: own.day(16) });
    await takeBack(own, 'closures', closure.id);
    expect(await on(own, id)).toEqual(before);
  });

  it('is at its own time again after the absence is taken back, although a shift had left it where that had put it', async () => {
    const own = await layeredTeam();
    const id = await single(own, own.day(10), '17:10');
    const before = await on(own, id);
    const to = `${own.day(12)}T09:00:00.000Z`;
    const absence = await record(own, 'absences', { from: own.day(10), to: own.day(10) }, [
      { classId: id, action: 'move', to },
    ]);
    await record(own, 'shifts', { from: own.day(8), to: own.day(13) }, [{ classId: id, action: 'stay' }]);
    expect((await on(own, id))?.at).toBe(`${own.day(12)}T09:00Z`);
    await takeBack(own, 'absences', absence.id);
    expect(await on(own, id)).toEqual(before);
  });

  it('a class that was decided to stay in a shift stays after a hold over it was taken back', async () => {
    const own = await layeredTeam();
    const before = await third(own);
    const stay = [{ classId: before?.id, action: 'stay' }];
    const shift = await record(own, 'shifts', { from: own.day(13), to: own.day(22) }, stay);
    const hold = await record(own, 'holds', { from: own.day(13), to: own.day(16) });
    await takeBack(own, 'holds', hold.id);
    expect(await on(own, before?.id)).toEqual(before);
    await takeBack(own, 'shifts', shift.id);
    expect(await on(own, before?.id)).toEqual(before);
  });

  it.each([false, true])(
    'goes back from a shift that it followed with its substitute (a hold came and went: %s)',
    async (isHeld) => {
      const own = await layeredTeam();
      const one = await third(own);
      const held = { from: own.day(13), to: own.day(16) };
      const former = await record(own, 'holds', held);
      const shift = await record(own, 'shifts', { from: own.day(13), to: own.day(22) });
      await takeBack(own, 'holds', former.id);
      const decisions = [{ classId: one?.id, action: 'substitute', to: own.substitute.id }];
      await record(own, 'absences', { from: own.day(14), to: own.day(14) }, decisions);
      expect(await on(own, one?.id)).toMatchObject({ at: `${own.day(14)}T13:00Z`, teacher: own.substitute.id });
      if (isHeld) await takeBack(own, 'holds', (await record(own, 'holds', held)).id);
      await takeBack(own, 'shifts', shift.id);
      expect(await on(own, one?.id)).toEqual({ ...one, teacher: own.substitute.id });
    },
  );

  it('is where somebody had moved it before, also in a shift, after the absence in which a substitute gave it is taken back', async () => {
    const own = await layeredTeam();
    const id = (await third(own))?.id;
    await call(own.admin, 'post', `/classes/${id}`, { date: own.day(16), time: '19:00' });
    const before = await on(own, id);
    const decisions = [{ classId: id, action: 'substitute', to: own.substitute.id }];
    const absence = await record(own, 'absences', { from: own.day(15), to: own.day(17) }, decisions);
    await record(own, 'shifts', { from: own.day(15), to: own.day(17) });
    expect((await on(own, id))?.at).not.toBe(before?.at);
    await takeBack(own, 'absences', absence.id);
    expect(await on(own, id)).toEqual(before);
  });

  it('keeps its substitute where a shift has moved it out of the days of the absence', async () => {
    const own = await layeredTeam();
    const one = await third(own);
    const decisions = [{ classId: one?.id, action: 'substitute', to: own.substitute.id }];
    await record(own, 'absences', { from: own.day(14), to: own.day(14) }, decisions);
    await record(own, 'shifts', { from: own.day(14), to: own.day(14), ...later });
    const before = await on(own, one?.id);
    expect(before).toMatchObject({ at: `${own.day(14)}T22:00Z`, teacher: own.substitute.id });
    const hold = await record(own, 'holds', { from: own.day(14), to: own.day(16) });
    await takeBack(own, 'holds', hold.id);
    expect(await on(own, one?.id)).toEqual(before);
  });
});

it('a shift that brings a class into an absence, when the hold above ends, leaves it to the absence (D97, D98)', async () => {
  const own = await layeredTeam();
  const one = await third(own);
  await record(own, 'absences', { from: own.day(15), to: own.day(15) });
  const hold = await record(own, 'holds', { from: own.day(13), to: own.day(16) });
  await record(own, 'shifts', { from: own.day(14), to: own.day(14), ...later });
  await takeBack(own, 'holds', hold.id);
  expect(await on(own, one?.id)).toMatchObject({ status: 'cancelled', reason: 'teacher_unavailable' });
});

describe('a class of a series that an absence would move into a hold (D98)', () => {
  it('is not moved there; a single class is', async () => {
    const own = await layeredTeam();
    const one = await third(own);
    const id = await single(own, own.day(15), '17:10');
    await record(own, 'holds', { from: own.day(17), to: own.day(19) });
    const decisions = [one?.id, id].map((classId, index) => ({
      ...{ classId, action: 'move', to: `${own.day(18)}T0${8 + index}:00:00.000Z` },
    }));
    const about = { teacherId: own.teacher.id, from: own.day(14), to: own.day(15) };
    const preview = await call(own.admin, 'post', '/absences/preview', { ...about, decisions });
    expect(preview.body.data.classes).toMatchObject([
      { id: one?.id, obstacle: { who: 'hold' } },
      { id, obstacle: null },
    ]);
    const { status, body } = await call(own.admin, 'post', '/absences', { ...about, decisions });
    expect({ status, errors: body.errors }).toMatchObject({ status: 409 });
    expect(JSON.stringify(body)).toContain('"code":"hold"');
  });
});
