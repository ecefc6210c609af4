import { describe, expect, it } from 'vitest';
import { layerCalls } from '#modules/timetable/timetable/layers.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { call, classesOf, layeredTeam, record, single, takeBack } = layerCalls(api);

type Person = { id: number };
type Kept = {
  id: string;
  state: string;
  problem: string | null;
  wantedAt: string | null;
  layer: Record<string, unknown>;
};

const keptFor = async (viewer: Person): Promise<Kept[]> => (await call(viewer, 'get', '/kept-classes')).body.data;
const shortly = (rows: readonly Kept[]) =>
  rows.map(({ id, state, problem, layer }) => [id, layer.kind, state, problem]);

describe('classes that layers of the timetable left as they were (D97–D99)', () => {
  it('a hold that was taken back in a closure keeps a class until the closure goes too', async () => {
    const own = await layeredTeam();
    const hold = await record(own, 'holds', { from: own.day(6), to: own.day(16) });
    const closure = await record(own, 'closures', { from: own.day(12), to: own.day(20) });
    expect(await keptFor(own.admin)).toEqual([]);
    await takeBack(own, 'holds', hold.id);
    const cancelled = (await classesOf(own)).filter(({ date }) => date === own.day(14));
    const [row, ...others] = await keptFor(own.admin);
    expect(others).toEqual([]);
    expect(shortly(row ? [row] : [])).toEqual([[cancelled[0]?.id, 'hold', 'kept', 'closure']]);
    expect(row?.layer).toMatchObject({
      id: hold.id,
      person: { id: String(own.student.id) },
      from: own.day(6),
      to: own.day(16),
      may: { open: true },
    });
    await takeBack(own, 'closures', closure.id);
    expect(await keptFor(own.admin)).toEqual([]);
  });

  it('an absence that was taken back keeps a class that somebody changed, and says where it was', async () => {
    const own = await layeredTeam();
    const [first] = await classesOf(own);
    const absence = await record(own, 'absences', { from: own.day(0), to: own.day(1) }, [
      { classId: first?.id, action: 'substitute', to: String(own.substitute.id) },
    ]);
    await api.deps.database.sql.query({
      text: 'update student_profiles set teacher_id = $2 where user_id = $1',
      values: [own.student.id, own.substitute.id],
    });
    await takeBack(own, 'absences', absence.id);
    expect(shortly(await keptFor(own.leader))).toEqual([[first?.id, 'absence', 'kept', 'changed']]);
  });

  it('a single class takes place in a hold, and a class may stay at its time in a shift', async () => {
    const own = await layeredTeam();
    const alone = await single(own, own.day(3), '16:00');
    await record(own, 'holds', { from: own.day(2), to: own.day(4) });
    const [next] = (await classesOf(own)).filter(({ date }) => date === own.day(7));
    await record(own, 'shifts', { from: own.day(6), to: own.day(8) }, [{ classId: next?.id, action: 'stay' }]);
    expect(shortly(await keptFor(own.admin))).toEqual([
      [alone, 'hold', 'skipped', 'single'],
      [next?.id, 'shift', 'skipped', 'chosen'],
    ]);
    expect((await keptFor(own.leader)).map(({ layer }) => layer.may)).toEqual([{ open: true }, { open: false }]);
  });

  it('leaders see those of their team alone, teachers none, and past ones are left out', async () => {
    const own = await layeredTeam();
    await single(own, own.day(3), '16:00');
    await record(own, 'holds', { from: own.day(2), to: own.day(4) });
    expect(await keptFor(own.leader)).toHaveLength(1);
    expect(await keptFor(await api.buildUser({ role: 'leader' }))).toEqual([]);
    expect((await call(own.teacher, 'get', '/kept-classes')).status).toBe(403);
    api.clock.advance(40 * 86_400_000);
    expect(await keptFor(own.leader)).toEqual([]);
  });
});
