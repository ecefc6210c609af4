import { describe, expect, it } from 'vitest';
import { openMonths } from '#testing/fixtures/months.fixture.ts';
import { bareText, readPdf } from '#testing/read-pdf.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const MARCH = '2026-03';

/** A closed March with two classes, a bonus and a deduction. */
async function closedMarch(names: { teacher?: string; student?: string } = {}) {
  const own = await openMonths({ '2026-01-01': 1250 });
  const { sql } = api.deps.database;
  for (const [person, name] of [
    [own.teacher, names.teacher],
    [own.student, names.student],
  ] as const)
    if (name) await sql.query({ text: 'update users set name = $2 where id = $1', values: [person.id, name] });
  await own.held('2026-03-14T20:30:00Z');
  await own.held('2026-03-20T12:00:00Z', { attendance: 'absence_teacher' });
  await own.adjust(MARCH, 20, 'Ramadan');
  await own.adjust(MARCH, -3.5, 'Late twice');
  expect((await own.close(MARCH)).status).toBe(200);
  return own;
}

async function textOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return bareText(pages.flat().join(''));
}

function expectParts(text: string, parts: readonly string[]): void {
  for (const part of parts) expect(text).toContain(bareText(part));
}

describe('a pay slip', () => {
  it('a pay slip has academy, teacher, month, each class, the adjustments and the total of the screen (D115)', async () => {
    const { at, tokens, teacher, month, admin } = await closedMarch({ teacher: 'Salma', student: 'Lana' });
    const { total } = await month(MARCH);
    expect(total).toBe(29);
    const response = await api.request('get', at(MARCH, '/pdf?language=en'), { token: tokens.admin });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`pay-slip-${teacher.id}-${MARCH}.pdf`);
    expectParts(await textOf(response), [
      'Pay slip',
      'Teacher Salma',
      'Month March 2026',
      `Closed by ${admin.name}`,
      '2026-03-14 23:30 Lana Present $12.50 100% $12.50',
      'Teacher absent $12.50 0% $0.00',
      'Ramadan $20.00',
      'Late twice -$3.50',
      'Total $29.00',
    ]);
  });

  it('a pay slip without a named language is in the teacher’s, and is read in order in Arabic', async () => {
    const { at, teacher } = await closedMarch({ teacher: 'سلمى حداد', student: 'لانا' });
    const { sql } = api.deps.database;
    await sql.query({ text: `update users set language = 'ar' where id = $1`, values: [teacher.id] });
    const text = await textOf(await api.request('get', at(MARCH, '/pdf'), { token: await api.tokenFor(teacher) }));
    expectParts(text, ['قسيمة راتب', 'سلمى حداد', 'مارس 2026', 'حصتان', 'لانا', 'غياب المعلم', 'التسويات', '$29.00']);
  });

  it('a pay slip says what was paid, when and how, and what pays an advance back (D148)', async () => {
    const { at, tokens, teacher } = await closedMarch();
    const slip = async (language: string) =>
      textOf(await api.request('get', at(MARCH, `/pdf?language=${language}`), { token: tokens.admin }));
    const call = async (method: string, path: string, body: object) =>
      (await api.request(method, `/api${path}`, { token: tokens.admin, body })).json();
    await call('post', `/teachers/${teacher.id}/advances`, { amount: 900, months: 1, givenOn: '2026-02-05' });
    const { data } = await call('post', '/pay-runs', { month: MARCH });
    expect(await slip('en')).not.toContain(bareText('Payments'));
    const paid = { state: 'paid', currency: 'JOD', rate: 0.709, way: 'bank', reference: 'A 77', paidOn: '2026-04-02' };
    await call('put', `/pay-runs/${data.id}/lines/${teacher.id}`, paid);
    expectParts(await slip('en'), [
      ...['Payments', '2 April 2026 Paid Bank transfer A 77 JOD 14.180'],
      ...['Advances', '5 February 2026 $9.00 $9.00'],
    ]);
    expectParts(await slip('ar'), ['المدفوعات', 'حوالة بنكية', 'A 77', '14.180', 'السلف']);
  });

  it('an open month has no pay slip, and a month that the viewer may not see is not found', async () => {
    const { at, tokens, reopen, student, leader } = await closedMarch();
    for (const viewer of [student, leader, await api.buildTeacher()])
      expect((await api.request('get', at(MARCH, '/pdf'), { token: await api.tokenFor(viewer) })).status).toBe(404);
    await reopen(MARCH);
    const open = await api.request('get', at(MARCH, '/pdf'), { token: tokens.admin });
    expect([open.status, (await open.json()).code]).toEqual([409, 'month_open']);
  });

  it('a pay slip of sixty classes continues over pages', async () => {
    const own = await openMonths({ '2026-01-01': 500 });
    for (let index = 0; index < 60; index += 1)
      await own.held(new Date(Date.UTC(2026, 2, 2 + (index % 25), 6 + Math.floor(index / 25))).toISOString());
    await own.close(MARCH);
    const response = await api.request('get', own.at(MARCH, '/pdf?language=en'), { token: own.tokens.admin });
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages.length).toBeGreaterThan(1);
    expect(bareText(pages.flat().join(''))).toContain(bareText('Total $300.00'));
  });

  it('a pay slip says minutes and price per hour of a class that is paid by the hour (D127)', async () => {
    const { setPrice, held, close, at, tokens } = await openMonths({});
    await setPrice('2026-01-01', 999, 'hour');
    await held('2026-03-14T20:30:00Z', { durationMinutes: 50 });
    await held('2026-03-15T20:30:00Z', { durationMinutes: 105 });
    await close(MARCH);
    const slip = (language: string) =>
      api.request('get', at(MARCH, `/pdf?language=${language}`), { token: tokens.admin });
    expectParts(await textOf(await slip('en')), ['$8.33 (50 minutes at $9.99 an hour)']);
    expectParts(await textOf(await slip('ar')), ['50', '9.99', '8.33', '105', 'دقائق']);
  });
});
