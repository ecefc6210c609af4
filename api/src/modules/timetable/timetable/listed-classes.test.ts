import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { layerCalls } from './layers.fixture.ts';
import type { WireListedClass, WireUndoPreview } from './listed-classes.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, change, classesOf, layeredTeam, record, runJobs, schedule, takeBack } = layerCalls(api);

type Team = Awaited<ReturnType<typeof layeredTeam>>;
type Kind = 'absences' | 'closures' | 'shifts' | 'holds';

/** A teacher in Toronto, students in New York and London: two of the three clocks show the same time. */
async function scattered() {
  const own = await layeredTeam();
  const other = await api.buildStudent({ teacher: own.teacher, leader: own.leader, name: 'Maryam' });
  const zones = [
    [own.teacher.id, 'America/Toronto'],
    [own.student.id, 'America/New_York'],
    [other.id, 'Europe/London'],
    [own.substitute.id, 'Asia/Amman'],
  ];
  for (const values of zones) await sql.query({ text: 'update users set timezone = $2 where id = $1', values });
  const about = { date: own.day(8), time: '18:00', teacher_id: own.teacher.id };
  await schedule(own.admin, { ...own, student: other }, about);
  return own;
}

/** What a list shows of a class; only the result has an outcome, and only the preview an obstacle. */
const shown = (rows: readonly WireListedClass[]) =>
  rows.map(({ id, title, student, seriesId, before, after }) => ({ id, title, student, seriesId, before, after }));

const bodies = (own: Team) => {
  const days = { from: own.day(6), to: own.day(16) };
  return {
    absences: { ...days, teacherId: own.teacher.id },
    closures: { ...days, name: { en: 'Eid', ar: 'العيد' } },
    shifts: { ...days, teacherId: own.teacher.id, minutes: -60 },
    holds: days,
  } as const;
};

/** A decision of each kind about the classes of a time off; a class of a shift that stays. */
function decisionsAbout(kind: Kind, own: Team, [first, second, third]: readonly { id: string }[]) {
  if (kind === 'holds') return {};
  if (kind === 'shifts') return { decisions: [{ classId: second?.id, action: 'stay' }] };
  const moved = { classId: second?.id, action: 'move', to: `${own.day(18)}T15:00:00.000Z` };
  const given = { classId: first?.id, action: 'substitute', to: own.substitute.id };
  const cancelled = (one: { id: string } | undefined) => ({ classId: one?.id, action: 'cancel' });
  const decided = kind === 'absences' ? [given, moved, cancelled(third)] : [cancelled(first), moved, cancelled(third)];
  return { decisions: decided };
}

describe('a list before saving and afterwards (D97–D99)', () => {
  it.each(['absences', 'closures', 'shifts', 'holds'] as const)(
    'the preview of %s and the saved result list the same classes, times, people, clocks and families',
    async (kind) => {
      const own = await scattered();
      const path = kind === 'holds' ? `/students/${own.student.id}/holds` : `/${kind}`;
      const { name: _, ...days } = { name: null, ...bodies(own)[kind] };
      const ask = async (more: object) => {
        const { status, body } = await call(own.admin, 'post', `${path}/preview`, { ...days, ...more });
        expect(status, JSON.stringify(body)).toBe(200);
        return body.data;
      };
      const offered = await ask({});
      const more = decisionsAbout(kind, own, offered.classes);
      const preview = await ask(more);
      const saved = await call(own.admin, 'post', path, { ...bodies(own)[kind], ...more });
      expect(saved.status, JSON.stringify(saved.body)).toBe(201);
      const resultPath = kind === 'holds' ? `/holds/${saved.body.data.id}/classes` : `/${kind}/${saved.body.data.id}`;
      const read = async () => (await call(own.admin, 'get', resultPath)).body.data;
      const waiting = await read();
      await runJobs();
      const result = await read();
      expect(preview.classes.length).toBe(kind === 'holds' ? 2 : 3);
      expect(shown(waiting.classes)).toEqual(shown(preview.classes));
      expect(shown(result.classes)).toEqual(shown(preview.classes));
      expect([result.families, result.clocks]).toEqual([preview.families, preview.clocks]);
      const [first] = result.classes;
      expect(first).toMatchObject({
        student: { name: 'Yusuf', timezone: 'America/New_York' },
        before: { teacher: { id: String(own.teacher.id), timezone: 'America/Toronto' } },
      });
    },
  );
});

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const previewOf = async (own: Team, kind: Exclude<Kind, 'holds'>, id: string): Promise<WireUndoPreview> => {
  const { status, body } = await call(own.admin, 'post', `/${kind}/${id}/undo/preview`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

describe('what an undo does, said beforehand (D97, D99)', () => {
  it.each(['absences', 'closures', 'shifts'] as const)(
    'the preview of an undo of %s does not read the list of its classes besides',
    async (kind) => {
      const own = await layeredTeam();
      const { id } = await record(own, kind, { from: own.day(6), to: own.day(16) });
      const query = vi.spyOn(pg.Client.prototype, 'query');
      const { back } = await previewOf(own, kind, id);
      const names = query.mock.calls.map(([statement]: unknown[]) => statement as { name?: string } | string);
      query.mockRestore();
      expect(back).toHaveLength(2);
      const lists = ['decided-classes', 'moved-classes'];
      expect(names.filter((each) => typeof each === 'object' && lists.includes(each.name ?? ''))).toEqual([]);
    },
  );

  it.each(['absences', 'closures', 'shifts'] as const)(
    'the preview of an undo of %s names the classes that go back, with their times, and changes nothing',
    async (kind) => {
      const own = await layeredTeam();
      const before = await classesOf(own);
      const { id } = await record(own, kind, { from: own.day(6), to: own.day(16) });
      const changed = await classesOf(own);
      const { back, kept } = await previewOf(own, kind, id);
      expect(await classesOf(own)).toEqual(changed);
      expect(kept).toEqual([]);
      const places = new Map(before.map((one) => [one.id, one.at]));
      expect(back).toHaveLength(2);
      for (const one of back) expect(one.after?.startsAt.slice(0, 16)).toBe(places.get(one.id)?.slice(0, 16));
      expect((await takeBack(own, kind, id)).state).toMatch(/undo/);
      expect(await classesOf(own)).toEqual(before);
      expect(await previewOf(own, kind, id)).toEqual({ back: [], kept: [] });
    },
  );

  it.each(['absences', 'closures', 'shifts'] as const)(
    'a class that somebody has changed since stays when %s are taken back, and the preview says so',
    async (kind) => {
      const own = await layeredTeam();
      const ids = idsOf(await classesOf(own));
      const move = { classId: ids[1], action: 'move', to: `${own.day(18)}T15:00:00.000Z` };
      const decisions = kind === 'shifts' ? [] : [move];
      const { id } = await record(own, kind, { from: own.day(6), to: own.day(16) }, decisions);
      const changes = { time: '09:00' };
      const moved = await change(own.admin, String(own.seriesId), { scope: 'this', classId: ids[1], changes });
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
      const { back, kept } = await previewOf(own, kind, id);
      expect([idsOf(back), kept.map((one) => [one.id, one.problem])]).toEqual([[ids[2]], [[ids[1], 'changed']]]);
      const then = (await classesOf(own)).find((one) => one.id === ids[1]);
      await takeBack(own, kind, id);
      expect((await classesOf(own)).find((one) => one.id === ids[1])).toEqual(then);
    },
  );

  it('a class that a closure takes over when an absence is taken back is said to stay cancelled', async () => {
    const own = await layeredTeam();
    const absence = await record(own, 'absences', { from: own.day(6), to: own.day(16) });
    await record(own, 'closures', { from: own.day(12), to: own.day(22) });
    const [, first, second] = idsOf(await classesOf(own));
    const { back, kept } = await previewOf(own, 'absences', absence.id);
    expect(idsOf(back)).toEqual([first]);
    expect(kept).toMatchObject([{ id: second, problem: 'closure', after: null }]);
  });

  it('a class that was made in a shift is in the preview of its undo', async () => {
    const own = await layeredTeam();
    const { id } = await record(own, 'shifts', { from: own.day(6), to: own.day(90) });
    const early = (await previewOf(own, 'shifts', id)).back.length;
    api.clock.advance(14 * 86_400_000);
    await api.deps.jobs.enqueue(sql, 'series', {});
    await runJobs();
    const late = await previewOf(own, 'shifts', id);
    expect(late.back.length + late.kept.length).toBeGreaterThan(early);
  });
});
