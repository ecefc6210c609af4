import { expect, it } from 'vitest';
import { formOf, pdf, type Sent } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi('once');
/** More rounds on demand: two runs differ only in their number. */
const ROUNDS = Number(process.env.HOSTILE_ROUNDS ?? 300);
const ROUND_MS = 400;

/** The same numbers in every run, so that a failure can be reproduced. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
const below = numbers(20_261_122);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;

const questions = [
  { title: 'Town', type: 'text' },
  { title: 'Days', type: 'checkbox', options: ['Sat', 'Sun'] },
  { title: 'Level', type: 'radio', options: ['New', 'Old'] },
  { title: 'Born', type: 'date' },
  { title: 'Certificate', type: 'file' },
];
const texts = [
  '',
  ' ',
  'Sat',
  'New',
  '2010-02-30',
  '\0',
  '\ud800',
  '-1',
  '9'.repeat(40),
  'x'.repeat(6000),
  '{"a":1}',
  '٣',
  '💚',
];
const file = (): Sent => [
  oneOf([new Uint8Array(), new Uint8Array(pdf()), new Uint8Array(300)]),
  oneOf(['a.pdf', '', '../a']),
];
const value = (ids: readonly string[]): Sent | string => (below(6) === 0 ? file() : oneOf([...texts, ...ids]));
const names = [
  'formId',
  'userName',
  'userEmail',
  'website',
  'question[0]',
  'question[1]',
  'question[',
  'answer[0]',
  'answer[1]',
  'answer[1][0]',
  'answer[1][x]',
  'answer[999]',
  '__proto__',
  'constructor',
];

async function buildForms() {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const body = { name: 'Admission', questions };
  const build = async () => (await (await api.request('post', '/api/forms', { token, body })).json()).form;
  return [await build(), await build()];
}

/** A complete form with some fields replaced by others. */
function hostileFields(form: { id: string; questions: { id: string }[] }, ids: readonly string[]) {
  const fields: Record<string, Sent | string> = { formId: form.id, userName: 'Layla', userEmail: 'l@example.test' };
  for (const [index, { id }] of form.questions.entries()) fields[`question[${index}]`] = id;
  for (let change = below(5); change >= 0; change -= 1) fields[oneOf(names)] = value(ids);
  if (below(60) === 0)
    for (let option = 0; option < 3500; option += 1) fields[`answer[1][${option}]`] = oneOf(texts.slice(2, 5));
  return fields;
}

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
];

/** The bytes of a form: unchanged, changed in one place, cut off, or with a wrong type. */
async function broken(fields: Record<string, Sent | string>): Promise<Request> {
  const whole = new Request('http://localhost:3000/api/forms/submit', { method: 'POST', body: formOf(fields) });
  const headers = new Headers(whole.headers);
  headers.set('x-forwarded-for', `2001:db8:${below(60_000).toString(16)}:${below(60_000).toString(16)}::1`);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const kind = below(4);
  if (kind === 1) bytes[below(bytes.length)] = below(256);
  if (kind === 3 && below(3) === 0) headers.set('content-type', oneOf(types));
  const body = kind === 2 ? bytes.slice(0, below(bytes.length)) : bytes;
  return new Request(whole.url, { method: 'POST', headers, body });
}

it('hostile submissions never cause a server error, and rejected ones leave nothing behind', {
  timeout: ROUNDS * ROUND_MS,
}, async () => {
  const [form, other] = await buildForms();
  const ids = [...form.questions, ...other.questions].map(({ id }: { id: string }) => id);
  let taken = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { status } = await api.fetch(await broken(hostileFields(form, ids)));
    expect(status, `round ${round}`).toBeLessThan(500);
    if (status === 201) taken += 1;
  }
  const { sql } = api.deps.database;
  const [counts] = await sql.query<{ stored: number; media: number; attached: number }>({
    text: `select (select count(*)::int from form_submissions) as stored, (select count(*)::int from media) as media,
      (select count(*)::int from form_submission_files) as attached`,
  });
  expect(taken).toBeGreaterThan(0);
  expect(counts?.stored).toBeLessThanOrEqual(taken);
  expect(counts?.media).toBe(counts?.attached);
  expect(api.storedFiles()).toHaveLength(counts?.media ?? 0);
});
