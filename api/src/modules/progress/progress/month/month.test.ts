import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { entry } from '../history/history.fixture.ts';
import { entryOf, progressCalls } from '../progress.fixture.ts';
import { monthTexts } from './month-texts.ts';

const api = await useTestApi();
const calls = progressCalls(api);
const { call, known, recorded, team } = calls;
const DAY = 24 * 60;
const noClasses = { attended: 0, absentStudent: 0, absentTeacher: 0 };

describe('the draft of a month', () => {
  it('adjacent ranges are joined, overlaps count once, and weak ayahs are named', () => {
    const entries = [
      entry('2:1→2:5'),
      entry('2:4→2:10'),
      entry('112:1→114:6', { kind: 'far', quality: 4 }),
      entry('112:1→112:4', { kind: 'near', quality: 1 }),
    ];
    const { memorised, revised } = monthTexts(entries, noClasses);
    expect(memorised).toEqual({
      en: 'Newly memorised: Al-Baqarah 1–10 (10 ayahs).',
      ar: 'الحفظ الجديد: البقرة 1–10 (10 آيات).',
    });
    expect(revised.en).toBe('Revised: Al-Ikhlas 1 – An-Nas 6; on average good (3 of 5). To strengthen: Al-Ikhlas 1–4.');
    expect(revised.ar).toBe(
      'المراجعة: الإخلاص 1 – الناس 6، والمستوى في المتوسط جيد (3 من 5). يحتاج إلى تثبيت: الإخلاص 1–4.',
    );
  });

  it('the draft of a month counts missed classes by who missed them', () => {
    const { attendance } = monthTexts([], { attended: 10, absentStudent: 2, absentTeacher: 0 });
    expect(attendance).toEqual({
      en: 'Attended 10 of 12 classes; the student missed 2.',
      ar: 'الحضور: 10 من أصل 12 حصة؛ غياب الطالب: 2.',
    });
  });

  it('a draft with more than six ranges only counts the further ones', () => {
    const entries = [1, 3, 5, 7, 9, 11, 13, 15].map((ayah) => entry(`2:${ayah}→2:${ayah}`));
    expect(monthTexts(entries, noClasses).memorised.en).toMatch(/Al-Baqarah 11 and 2 more \(8 ayahs\)/);
  });

  it('the draft of a month without classes is empty', () => {
    const nothing = { en: '', ar: '' };
    expect(monthTexts([], noClasses)).toEqual({ memorised: nothing, revised: nothing, attendance: nothing });
  });

  it('a teacher gets the draft of the month from own classes, and a student gets none', async () => {
    const own = await team({ teacher: 'UTC' });
    await recorded(own, 60, entryOf('2:1→2:5'));
    const other = await api.buildTeacher({ timezone: 'UTC' });
    await recorded({ ...own, teacher: other }, 50, entryOf('3:1→3:5'));
    const [year, month] = new Date(api.clock.now().getTime() - 3_600_000).toISOString().split('-').map(Number);
    const path = (at = month) => `/students/${own.student.id}/progress/month?year=${year}&month=${at}`;
    const { data } = (await call(own.teacher, 'get', path())).body;
    expect(data.memorised.en).toBe('Newly memorised: Al-Baqarah 1–5 (5 ayahs).');
    expect(data.attendance.en).toBe('Attended 1 of 1 class.');
    expect((await call(own.student, 'get', path())).status).toBe(403);
    expect((await call(own.teacher, 'get', path(13))).status).toBe(422);
    const former = (await call(other, 'get', path())).body.data;
    expect(former.memorised.en).toBe("Newly memorised: Ali 'Imran 1–5 (5 ayahs).");
    const stranger = await api.buildTeacher({ timezone: 'UTC' });
    expect((await call(stranger, 'get', path())).status).toBe(422);
  });
});

it('a hand-over has memorised and weak ranges, the next lesson and the last entries', async () => {
  const own = await team();
  await known(own.teacher, own.student, { juz: [30] });
  await recorded(own, 2 * DAY, entryOf('67:1→67:5', { note: 'Slowly' }));
  await recorded(own, DAY, entryOf('112:1→112:4', { kind: 'far', quality: 2 }));
  const { data } = (await call(own.leader, 'get', `/students/${own.student.id}/progress/handover`)).body;
  expect(data).toMatchObject({
    student: { name: 'Yusuf' },
    teachers: [{ id: String(own.teacher.id) }],
    ...{ memorised: 569, solid: 565, weak: 4 },
    memorisedRanges: [
      { surahFrom: 67, ayahTo: 5 },
      { surahFrom: 78, surahTo: 114 },
    ],
    weakRanges: [{ surahFrom: 112, ayahFrom: 1, surahTo: 112, ayahTo: 4 }],
    next: { surahFrom: 67, ayahFrom: 6 },
    recent: [
      { kind: 'far', quality: 2 },
      { kind: 'new', note: 'Slowly' },
    ],
  });
});

it('a hand-over counts each memorised ayah once: to be taught again, otherwise weak, otherwise up to date (H8)', async () => {
  const own = await team();
  const read = async () => (await call(own.leader, 'get', `/students/${own.student.id}/progress/handover`)).body.data;
  await known(own.teacher, own.student, { juz: [1] });
  expect((await read()).counts).toEqual({ upToDate: 148, weak: 0, again: 0 });
  api.clock.advance(15 * DAY * 60_000);
  await recorded(own, 2 * DAY, entryOf('1:1→1:7', { kind: 'far', quality: 1 }));
  await recorded(own, DAY, entryOf('2:1→2:5', { kind: 'far', quality: 2 }));
  const { memorised, weak, counts, againRanges, weakRanges } = await read();
  expect(againRanges).toEqual([{ surahFrom: 1, ayahFrom: 1, surahTo: 1, ayahTo: 7 }]);
  expect(weakRanges).toEqual([{ surahFrom: 2, ayahFrom: 1, surahTo: 2, ayahTo: 5 }]);
  expect([memorised, weak, counts]).toEqual([148, 12, { upToDate: 136, weak: 5, again: 7 }]);
});

it('only the teacher gets the list of pages to be taught again: long overdue, or last heard with quality 1 (H7, H8)', async () => {
  const own = await team();
  const list = async (person: { id: number }) => (await call(person, 'get', '/progress/re-teaching')).body.data;
  await known(own.teacher, own.student, { juz: [1] });
  expect(await list(own.teacher)).toEqual([]);
  api.clock.advance(15 * DAY * 60_000);
  expect(await list(own.teacher)).toMatchObject([{ student: { name: 'Yusuf' }, pages: [{ page: 1, kind: 'far' }] }]);
  await recorded(own, 2 * DAY, entryOf('1:1→1:7', { kind: 'far', quality: 1 }));
  expect(await list(own.teacher)).toMatchObject([{ pages: [{ page: 1, isFlagged: true }] }]);
  expect(await list(own.leader)).toEqual([]);
});
