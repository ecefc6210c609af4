import { describe, expect, it } from 'vitest';
import { dayIn } from '#base/time/wall-time.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { entryOf, progressCalls } from './progress.fixture.ts';
import { surahs } from './quran/structure.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const calls = progressCalls(api);
const { call, correct, due, family, get, known, next, recorded, sent, shown, team } = calls;

const DAY = 24 * 60;
const today = () => api.clock.now().toISOString().slice(0, 10);
/** The day in the student's zone, so many minutes from now. */
const dayAfter = (minutes: number) => dayIn('Asia/Amman', new Date(api.clock.now().getTime() + minutes * 60_000));
const totals = async (person: { id: number }, student: { id: number }) => {
  const { memorised, solid, weak } = await shown(person, student);
  return [memorised, solid, weak];
};

describe('the part of a report', () => {
  it('entries that are sent with a report are shown with it, and count as progress of the student', async () => {
    const own = await team();
    const fields = { mistakes: 2, hesitations: 1, tags: ['madd'], note: 'Slower' };
    const { reportId } = await recorded(own, 60, entryOf('114:1→112:4', fields));
    const { body } = await call(own.student, 'get', `/daily-reports/${reportId}`);
    expect(body.data.parts[1]).toMatchObject({
      kind: 'progress',
      body: { entries: [entryOf('114:1→112:4', fields)] },
    });
    expect(await totals(own.student, own.student)).toEqual([15, 15, 0]);
  });

  it('the page of a class shows the recited ranges to viewers who may read its report', async () => {
    const own = await team();
    const fields = { mistakes: 2, hesitations: 1, tags: ['madd'], note: 'Slower' };
    const entries = [entryOf('114:1→112:4', fields), entryOf('2:1→2:5', { kind: 'reading' })];
    const { classId } = await recorded(own, 60, ...entries);
    const path = `/classes/${classId}/progress`;
    const none = { mistakes: 0, hesitations: 0, tags: [], note: null };
    const expected = { data: { entries: [entries[0], { ...none, ...entries[1] }], notCounted: 0 } };
    for (const person of [own.student, own.teacher, own.leader])
      expect((await call(person, 'get', path)).body).toMatchObject(expected);
    expect((await call((await team()).teacher, 'get', path)).status).toBe(404);
  });

  it('a range that the Quran does not have is 422 with a message in the user’s language, and no report is stored (H1)', async () => {
    const own = await team();
    await sql.query({ text: `update users set language = 'ar' where id = $1`, values: [own.teacher.id] });
    const answer = await sent(own, entryOf('2:1→2:5'), entryOf('1:1→1:8'));
    expect(answer).toMatchObject({
      status: 422,
      body: {
        message: 'سورة الفاتحة تحتوي على 7 آيات فقط',
        fields: [{ path: 'parts.progress.entries.1.ayahTo', code: 'impossible_ayah' }],
        data: { surah: 1, ayahs: 7 },
      },
    });
    expect(await sql.query({ text: 'select from daily_reports' })).toEqual([]);
    expect(await totals(own.student, own.student)).toEqual([0, 0, 0]);
  });

  it.each([
    ['2:0→2:5', 'Surah Al-Baqarah has only 286 ayahs'],
    ['2:-1→2:5', 'Surah Al-Baqarah has only 286 ayahs'],
    ['103:1→103:4', "Surah Al-'Asr has only 3 ayahs"],
    ['2:5→2:4', 'The range ends before it begins'],
    ['115:1→115:1', 'Parts progress entries 0 surah from is out of range'],
    ['0:1→1:1', 'Parts progress entries 0 surah from is out of range'],
  ])('the range %s is rejected: %s (H1, H2)', async (text, message) => {
    expect(await sent(await team(), entryOf(text))).toMatchObject({ status: 422, body: { message } });
  });

  it.each([
    ['a quality of 6', { quality: 6 }],
    ['a quality of 0', { quality: 0 }],
    ['half a mistake', { mistakes: 0.5 }],
    ['less than no mistake', { mistakes: -1 }],
    ['an unknown tag', { tags: ['speed'] }],
    ['an unknown kind', { kind: 'old' }],
    ['a note of 501 characters', { note: 'a'.repeat(501) }],
  ])('a report with %s is rejected and not stored', async (_name, fields) => {
    expect((await sent(await team(), entryOf('2:1→2:5', fields))).status).toBe(422);
    expect(await sql.query({ text: 'select from daily_reports' })).toEqual([]);
  });

  it('correcting a report replaces its entries and is audited; without parts the entries stay (H6)', async () => {
    const own = await team();
    const { reportId } = await recorded(own, 60, entryOf('114:1→112:4'));
    await call(own.teacher, 'post', `/daily-reports/${reportId}`, { report: 'Very well' });
    expect(await totals(own.student, own.student)).toEqual([15, 15, 0]);
    expect((await correct(own.teacher, reportId, entryOf('114:1→114:6', { quality: 3 }))).status).toBe(200);
    expect(await totals(own.student, own.student)).toEqual([6, 6, 0]);
    const lines = await sql.query<{ before: object; after: object }>({
      text: `select before, after from audit_log where action = 'report.update' order by id desc limit 1`,
    });
    expect(lines).toMatchObject([
      {
        before: { progress: { entries: [{ surahTo: 112, quality: 5 }] } },
        after: { progress: { entries: [{ surahTo: 114, quality: 3 }] } },
      },
    ]);
  });

  it('a wrong correction is 422 and does not change the entries (H1, H6)', async () => {
    const own = await team();
    const { reportId } = await recorded(own, 60, entryOf('114:1→112:4'));
    expect((await correct(own.teacher, reportId, entryOf('114:1→114:7'))).status).toBe(422);
    expect(await totals(own.student, own.student)).toEqual([15, 15, 0]);
  });

  it('the same entries sent twice have one effect (H10)', async () => {
    const own = await team();
    const { reportId } = await recorded(own, 60, entryOf('114:1→112:4'));
    const lines = async () => (await sql.query({ text: 'select from audit_log' })).length;
    const before = await lines();
    await correct(own.teacher, reportId, entryOf('114:1→112:4'));
    expect(await lines()).toBe(before);
    expect(await sql.query({ text: 'select from hifz_entries' })).toHaveLength(1);
  });

  it('entries of a deleted report are deleted, and those of a reopened class count again with its next report (H6)', async () => {
    const own = await team();
    const first = await recorded(own, 120, entryOf('112:1→112:4'));
    const second = await recorded(own, 60, entryOf('113:1→113:5'));
    await call(own.admin, 'post', `/classes/${first.classId}/reopen`, { reason: 'Mistake' });
    expect(await totals(own.student, own.student)).toEqual([5, 5, 0]);
    await calls.report(own.teacher, first.classId);
    expect(await totals(own.student, own.student)).toEqual([9, 9, 0]);
    await call(own.admin, 'delete', `/daily-reports/${second.reportId}`);
    expect(await totals(own.student, own.student)).toEqual([4, 4, 0]);
    expect(await sql.query({ text: 'select from hifz_entries' })).toHaveLength(1);
  });
});

it('the latest entry is that of the latest class, in whatever order the reports are written (H4)', async () => {
  const own = await team();
  await recorded(own, 60, entryOf('112:1→112:4', { kind: 'near', quality: 1 }));
  await recorded(own, 120, entryOf('112:1→112:4'));
  expect(await totals(own.student, own.student)).toEqual([4, 0, 4]);
});

describe('the database', () => {
  const insertText = `insert into hifz_known (student_id, recorded_by, recorded_at, date, surah_from, ayah_from, surah_to, ayah_to)
    values ($1, $1, now(), now(), $2, $3, $4, $5)`;
  const stored = async (...range: number[]) => {
    const { student } = await team();
    const insert = sql.query({ text: insertText, values: [student.id, ...range] });
    return insert.then(
      () => true,
      () => false,
    );
  };

  it.each([
    [[1, 1, 1, 8]],
    [[1, 0, 1, 7]],
    [[2, 287, 3, 1]],
    [[0, 1, 1, 1]],
    [[114, 1, 115, 1]],
    [[-1, 1, 1, 1]],
    [[2, 5, 2, 4]],
  ])('the database rejects the range %j (H1)', async (range) => {
    expect(await stored(...range)).toBe(false);
  });

  it('the database accepts the last ayah of every surah, and none after it (H1)', async () => {
    const { student } = await team();
    const values = surahs.map(
      ({ number, ayahs }) => `($1, $1, now(), now(), ${number}, ${ayahs}, ${number}, ${ayahs})`,
    );
    const insert = `insert into hifz_known (student_id, recorded_by, recorded_at, date, surah_from, ayah_from, surah_to, ayah_to) values `;
    await sql.query({ text: insert + values.join(', '), values: [student.id] });
    const moved = await sql.query({ text: 'select from hifz_known' });
    expect(moved).toHaveLength(114);
    for (const { number } of surahs) {
      const beyond = sql.query({
        text: 'update hifz_known set ayah_to = ayah_to + 1 where surah_to = $1',
        values: [number],
      });
      await expect(beyond).rejects.toThrow();
    }
  });
});

describe('viewers of progress (D9)', () => {
  it('student, relatives, teacher, leader and admins read the same progress', async () => {
    const own = await family();
    await recorded(own, 60, entryOf('114:1→112:4'));
    for (const person of [own.student, own.parent, own.aunt, own.teacher, own.leader, own.admin])
      expect(await totals(person, own.student)).toEqual([15, 15, 0]);
    const mayKnow = async (person: { id: number }) => (await shown(person, own.student)).may.known;
    expect(await Promise.all([own.teacher, own.leader, own.admin].map(mayKnow))).toEqual([true, true, true]);
    expect(await Promise.all([own.student, own.parent, own.aunt].map(mayKnow))).toEqual([false, false, false]);
  });

  it('another family and another team get 404 for the student', async () => {
    const [own, other] = [await family(), await family()];
    for (const person of [other.student, other.parent, other.teacher, other.leader])
      expect((await get(person, own.student)).status).toBe(404);
    expect((await known(other.teacher, own.student, { juz: [30] })).status).toBe(404);
    expect((await get(own.admin, own.teacher)).status).toBe(404);
  });
});

describe('the shown progress', () => {
  it('a student without a profile has an empty record of progress', async () => {
    const { admin } = await family();
    const student = await api.buildUser({ role: 'student' });
    const found = await get(admin, student);
    expect([found.status, found.body.data]).toEqual([200, expect.objectContaining({ memorised: 0 })]);
    expect((await get(student, student)).status).toBe(200);
  });

  it('progress has each juz, and surahs and pages with memorised ayahs, with the day on which they were heard (H5)', async () => {
    const own = await team();
    await recorded(own, 60, entryOf('1:1→2:140'));
    const { juz, surahs: shownSurahs, pages } = await shown(own.student, own.student);
    expect(juz).toHaveLength(30);
    expect(juz[0]).toEqual({ number: 1, ayahs: 148, memorised: 147, solid: 147, weak: 0, percent: 99 });
    expect(juz[1].memorised).toBe(0);
    expect(shownSurahs.map(({ number, percent }: { number: number; percent: number }) => [number, percent])).toEqual([
      [1, 100],
      [2, 48],
    ]);
    expect(pages).toHaveLength(21);
    expect(pages[0]).toMatchObject({ number: 1, percent: 100, lastHeard: dayAfter(-60) });
  });

  it('a student’s earlier knowledge is recorded by juz and range, and a new record replaces it', async () => {
    const own = await team();
    const first = await known(own.teacher, own.student, { juz: [30, 1], ranges: [entryOf('2:142→2:150')] });
    expect(first).toMatchObject({
      status: 200,
      body: { data: { memorised: 564 + 148 + 9, known: { juz: [1, 30], ranges: [{ surahFrom: 2, ayahFrom: 142 }] } } },
    });
    const again = await known(own.leader, own.student, { juz: [30] });
    expect(again.body.data).toMatchObject({ memorised: 564, known: { juz: [30], ranges: [] } });
    await known(own.leader, own.student, { juz: [30] });
    const audited = await sql.query({ text: `select from audit_log where action = 'progress.known'` });
    expect(audited).toHaveLength(2);
  });

  it('an impossible range of earlier knowledge is 422 at its field, and changes nothing (H1)', async () => {
    const own = await team();
    await known(own.teacher, own.student, { juz: [30] });
    const answer = await known(own.teacher, own.student, { ranges: [entryOf('1:1→1:8')] });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'ranges.0.ayahTo' }] } });
    expect((await shown(own.teacher, own.student)).memorised).toBe(564);
  });

  it('the structure of the Quran has every surah by name, every juz and every page', async () => {
    const { student } = await team();
    const { body } = await call(student, 'get', '/quran/structure');
    const { surahs: all, juz, hizb, pages } = body.data;
    expect([all.length, juz.length, hizb.length, pages.length]).toEqual([114, 30, 60, 604]);
    expect(all[0]).toEqual({ number: 1, ayahs: 7, page: 1, name: { en: 'Al-Fatihah', ar: 'الفاتحة' } });
    expect(juz[1]).toEqual({ number: 2, surah: 2, ayah: 142 });
  });
});

describe('due pages (H7, H8)', () => {
  it('near pages are due on a day with a class, and not on a day without one', async () => {
    const own = await team({ student: 'UTC' });
    await recorded(own, DAY, entryOf('78:1→78:40'));
    expect(await due(own.student, own.student)).toMatchObject({
      date: today(),
      isClassDay: false,
      items: [],
      overdue: null,
    });
    await api.buildClass({ student: own.student, teacher: own.teacher, startsAt: calls.after(0) });
    const { isClassDay, items } = await due(own.student, own.student);
    expect(isClassDay).toBe(true);
    expect(items).toMatchObject([{ page: 582, kind: 'near', due: today(), lastQuality: 5, isFlagged: false }]);
  });

  it('only staff see pages more than 7 days overdue, and flagged ones', async () => {
    const own = await family();
    await known(own.teacher, own.student, { juz: [1] });
    api.clock.advance(10 * DAY * 60_000);
    await recorded(own, 60, entryOf('1:1→1:7', { kind: 'far', quality: 1 }));
    const tomorrow = dayAfter(DAY);
    const later = dayAfter(9 * DAY);
    for (const person of [own.teacher, own.leader, own.admin]) {
      expect(
        (await due(person, own.student, tomorrow)).items.some(({ isFlagged }: { isFlagged: boolean }) => isFlagged),
      ).toBe(true);
      expect((await due(person, own.student, later)).overdue).toMatchObject([{ page: 1 }]);
    }
    for (const person of [own.student, own.parent]) {
      const shownDue = await due(person, own.student, tomorrow);
      expect(shownDue.items.some(({ isFlagged }: { isFlagged: boolean }) => isFlagged)).toBe(false);
      expect((await due(person, own.student, later)).overdue).toBeNull();
    }
  });

  it('the day of revision begins in the zone of the student (H8)', async () => {
    const own = await team({ student: 'Pacific/Kiritimati' });
    await sql.query({
      text: `update users set timezone = 'Pacific/Kiritimati' where id = $1`,
      values: [own.student.id],
    });
    const there = new Date(api.clock.now().getTime() + 14 * 60 * 60_000).toISOString().slice(0, 10);
    expect((await due(own.student, own.student)).date).toBe(there);
    await recorded(own, 60, entryOf('112:1→112:4'));
    const [row] = await sql.query<{ date: string }>({ text: 'select date::text from hifz_entries' });
    expect(row?.date).toBe(new Date(api.clock.now().getTime() + 13 * 60 * 60_000).toISOString().slice(0, 10));
  });

  it('a request for the revision of an impossible date is 422', async () => {
    const own = await team();
    expect((await get(own.student, own.student, '/due?date=tomorrow')).status).toBe(422);
  });
});

it('the next lesson starts after the last one, and revision starts with the first due page (H9)', async () => {
  const own = await team();
  expect(await next(own.teacher, own.student)).toEqual({
    ...{ data: null, near: null, far: null, reading: null, direction: null, texts: { en: '', ar: '' } },
  });
  await recorded(own, DAY, entryOf('114:1→112:4'));
  await api.buildClass({ student: own.student, teacher: own.teacher, startsAt: calls.after(0) });
  const { data, near, far, direction, texts } = await next(own.teacher, own.student);
  expect(texts).toEqual({
    en: 'New: Al-Masad 1–5\nRecent revision: Al-Ikhlas 1 – An-Nas 6',
    ar: 'الجديد: المسد 1–5\nالمراجعة القريبة: الإخلاص 1 – الناس 6',
  });
  expect(direction).toBe('descending');
  expect(data).toEqual({ surahFrom: 111, ayahFrom: 1, surahTo: 111, ayahTo: 5 });
  expect([near, far]).toEqual([{ surahFrom: 112, ayahFrom: 1, surahTo: 114, ayahTo: 6 }, null]);
});
