import { describe, expect, it } from 'vitest';
import { dayIn } from '#base/time/wall-time.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { bareText, readPdf } from '#testing/read-pdf.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;
const { after, call, family, report } = classCalls(api);
type Person = { id: number };

const DAY_MS = 86_400_000;
const zone = 'Europe/London';
const dayOf = (days: number) => dayIn(zone, new Date(api.clock.now().getTime() + days * DAY_MS));

async function statement(person: Person, student: Person, query = '') {
  const { status, body } = await call(person, 'get', `/students/${student.id}/statement${query}`);
  return { status, body, ...body.data };
}
const remaining = async (student: Person) => {
  const [row] = await sql.query<{ left: number }>({
    text: 'select remaining as left from student_profiles where user_id = $1',
    values: [student.id],
  });
  return row?.left;
};

/** A student who has bought eight classes, used one with its teacher, and lost one by hand. */
async function given() {
  const own = await family();
  await sql.query({ text: 'update users set timezone = $2 where id = $1', values: [own.student.id, zone] });
  const { url } = await (await payments.start(own.student, await payments.package(), 'one-time')).json();
  await payments.pay(url);
  await payments.deliver();
  const { id } = await api.buildClass({ ...own, startsAt: after(-120) });
  expect((await report(own.teacher, id, { attendance: 'presence' })).status).toBe(201);
  const left = Number(await remaining(own.student)) - 1;
  const changed = await call(own.admin, 'put', `/users/${own.student.id}`, { remainingClasses: left });
  expect(changed.status).toBe(200);
  return own;
}

describe('the statement of a student (D111)', () => {
  it('a statement starts with the remaining classes, lists bought, used and corrected ones, and ends with the shown number', async () => {
    const own = await given();
    const found = await statement(own.parent, own.student, `?from=${dayOf(-30)}&to=${dayOf(0)}`);
    expect(found).toMatchObject({ student: { id: String(own.student.id) }, bought: 8, used: -1, corrected: -1 });
    expect(found.end).toBe(await remaining(own.student));
    expect(found.start + found.bought + found.returned + found.used + found.corrected).toBe(found.end);
    const byReason = Object.fromEntries(found.lines.map((line: { reason: string }) => [line.reason, line]));
    expect(byReason.class).toMatchObject({
      delta: -1,
      source: { kind: 'class', teacher: own.teacher.name, attendance: 'presence', at: after(-120).toISOString() },
    });
    expect(byReason.purchase).toMatchObject({ delta: 8, source: { kind: 'payment', title: 'Eight' } });
    expect(found.lines.at(-1).balance).toBe(found.end);
  });

  it('a statement of a past period ends with the number with which the next period starts', async () => {
    const own = await given();
    await sql.query({
      text: `update class_ledger set created_at = created_at - interval '40 days' where student_id = $1 and reason = 'purchase'`,
      values: [own.student.id],
    });
    const before = await statement(own.student, own.student, `?from=${dayOf(-60)}&to=${dayOf(-31)}`);
    const since = await statement(own.student, own.student, `?from=${dayOf(-30)}`);
    expect([before.bought, before.used]).toEqual([8, 0]);
    expect(since.start).toBe(before.end);
    expect(since.end).toBe(await remaining(own.student));
  });

  it('a statement has the money by currency with its receipts, as far as the viewer may see payments (D9)', async () => {
    const own = await given();
    await payments.portal(own.student, 'refund-half');
    await payments.deliver();
    await payments.deliver();
    for (const person of [own.student, own.parent, own.admin]) {
      const { money, receipts } = await statement(person, own.student);
      const kinds = receipts.map(({ kind }: { kind: string }) => kind);
      expect([kinds, money]).toEqual([
        ['receipt', 'credit_note'],
        [{ currency: 'USD', paid: 40, returned: 20, total: 20 }],
      ]);
    }
    expect(await statement(own.leader, own.student)).toMatchObject({ status: 200, money: null, receipts: [] });
  });

  it('a statement for days that do not exist, end before they start or span more than three years is 422 at its field', async () => {
    const own = await family();
    const wrong: [string, string][] = [
      ['?from=2026-02-30', 'from'],
      ['?from=2026-03-02&to=2026-03-01', 'to'],
      ['?from=2020-01-01&to=2026-03-01', 'from'],
    ];
    for (const [query, path] of wrong) {
      const { status, body } = await statement(own.student, own.student, query);
      expect([query, status, body.fields[0].path]).toEqual([query, 422, path]);
    }
  });

  it.each([
    ['en', ['Statement', 'Eight', 'Classes at the end', 'Present', '$40.00'], 'Class on'],
    ['ar', ['كشف حساب', 'Eight', 'الحصص في نهاية المدة', 'حضور', '$40.00'], 'حصة'],
  ] as const)(
    'a statement as PDF in %s is read in order, with the teacher and the totals',
    async (language, parts, ofClass) => {
      const own = await given();
      const response = await api.request('get', `/api/students/${own.student.id}/statement/pdf?language=${language}`, {
        token: await api.tokenFor(own.parent),
      });
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const { pages, info } = await readPdf(new Uint8Array(await response.arrayBuffer()));
      const text = bareText(pages.flat().join(''));
      for (const part of [...parts, own.student.name, own.teacher.name, ofClass])
        expect(text).toContain(bareText(part));
      expect(text.indexOf(bareText(parts[0]))).toBeLessThan(text.indexOf(bareText(parts[1])));
      expect(text.indexOf(bareText(parts[1]))).toBeLessThan(text.lastIndexOf(bareText(parts[4])));
      expect(info).toMatchObject({ Language: language });
    },
  );

  it('a statement as PDF in both languages is one document: English, then Arabic', async () => {
    const own = await given();
    const response = await api.request('get', `/api/students/${own.student.id}/statement/pdf?language=both`, {
      token: await api.tokenFor(own.parent),
    });
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const text = bareText(pages.flat().join(''));
    const places = ['Classes at the end', '$40.00', 'كشف حساب', 'الحصص في نهاية المدة'].map((part) =>
      text.indexOf(bareText(part)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
