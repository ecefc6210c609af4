import { useTestApi } from '#testing/shared-api.ts';
import type { WireMonth } from './months.schema.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
type Class = NonNullable<Parameters<typeof api.buildClass>[0]>;

/** A teacher with a student, prices in hundredths by their date, and an admin and a super-admin with their tokens. */
export async function openMonths(prices: Record<string, number>) {
  const leader = await api.buildUser({ role: 'leader' });
  const teacher = await api.buildTeacher({ leader });
  const student = await api.buildStudent({ teacher });
  const [admin, superAdmin] = [await api.buildUser({ role: 'admin' }), await api.buildUser({ role: 'super-admin' })];
  const tokens = { admin: await api.tokenFor(admin), superAdmin: await api.tokenFor(superAdmin) };
  const at = (month: string, rest = '') => `/api/teacher-salaries/${teacher.id}/months/${month}${rest}`;

  const setPrice = (from: string, minor: number) =>
    sql.query({
      text: `insert into teacher_salaries (teacher_id, effective_from, price_minor) values ($1, $2, $3)
        on conflict (teacher_id, effective_from) do update set price_minor = excluded.price_minor`,
      values: [teacher.id, from, minor],
    });
  for (const [from, minor] of Object.entries(prices)) await setPrice(from, minor);

  const post = (month: string, action: string, body?: unknown, token = tokens.admin) =>
    api.request('post', at(month, `/${action}`), { token, body });

  return {
    leader,
    teacher,
    student,
    admin,
    superAdmin,
    tokens,
    at,
    setPrice,
    post,
    held: (startsAt: string, fields: Class = {}) =>
      api.buildClass({ teacher, student, startsAt: new Date(startsAt), status: 'ended', ...fields }),
    async month(month: string, token = tokens.admin): Promise<WireMonth> {
      return (await (await api.request('get', at(month), { token })).json()).data;
    },
    adjust: (month: string, amount: unknown, reason = 'Bonus') => post(month, 'adjustments', { amount, reason }),
    close: (month: string) => post(month, 'close'),
    reopen: (month: string, token = tokens.superAdmin) => post(month, 'reopen', { reason: 'A mistake' }, token),
    /** What the statistics show as salary of the month. */
    async statistics(month: string): Promise<{ monthly_salary: number; unpriced_classes: number }> {
      const path = `/api/teacher-statistics?month=${month}&teacher_id=${teacher.id}`;
      return (await (await api.request('get', path, { token: tokens.admin })).json()).data;
    },
  };
}

/** What the amounts of a month come to, in hundredths. */
export const sumOf = ({ lines, adjustments }: WireMonth): number =>
  [...lines, ...adjustments].reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
