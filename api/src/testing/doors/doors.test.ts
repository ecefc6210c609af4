import { beforeEach, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { formOf, pdf, type Sent } from '../fixtures/media.fixture.ts';
import { usePayments } from '../fixtures/purchases.fixture.ts';
import { useTestApi } from '../shared-api.ts';
import { doors, type Offer, type Reading } from './doors.ts';

const api = await useTestApi('once');
const payments = usePayments(api);
const { sql } = api.deps.database;
type Person = Awaited<ReturnType<typeof api.buildUser>>;

const HOUR_MS = 3_600_000;
const sheet: Sent = [pdf(), 'Page 12.pdf', 'application/pdf'];
const people: Record<string, Person> = {};
let packageId: number;

/**
 * The states of the demo: Maryam is subscribed and paid for by the mother, Yusuf has bought nothing; both have a class to
 * come and an assignment. A student and a guest are on their own.
 */
async function build(): Promise<void> {
  packageId = await payments.package();
  const leader = await api.buildUser({ role: 'leader' });
  const teacher = await api.buildTeacher({ leader });
  const [mother, father, aunt, guest] = await Promise.all([1, 2, 3, 4].map(() => api.buildUser({ role: 'guest' })));
  const [maryam, yusuf, alone] = [
    await api.buildStudent({ teacher }),
    await api.buildStudent({ teacher }),
    await api.buildStudent(),
  ];
  if (!mother || !father || !aunt || !guest) throw new Error('four guests');
  for (const [child, relative, relationshipType] of [
    [maryam, mother, 'parent'],
    [yusuf, mother, 'parent'],
    [maryam, father, 'parent'],
    [yusuf, father, 'parent'],
    [maryam, aunt, 'aunt'],
  ] as const)
    await sql.orm.insert(relations).values({ userId: child.id, relatedUserId: relative.id, relationshipType });
  await sql.query({
    text: 'update student_profiles set age = 8 where user_id = $1',
    values: [maryam.id],
  });
  Object.assign(people, { guest, mother, father, aunt, maryam, yusuf, alone, teacher, leader });
  people.admin = await api.buildUser({ role: 'admin' });
  const settings = { token: await api.tokenFor(people.admin), body: { family_hold_days: 21 } };
  await api.request('put', '/api/settings', settings);
  const started = await payments.start(mother, packageId, 'monthly', undefined, maryam);
  await payments.pay((await started.json()).url);
  await payments.deliver();
  for (const [day, student] of [maryam, yusuf].entries()) {
    const startsAt = new Date(api.clock.now().getTime() + (48 + 24 * day) * HOUR_MS);
    const { id } = await api.buildClass({ student, teacher, startsAt });
    const body = formOf({ classId: String(id), title: 'al-Mulk', assignmentFile: sheet });
    await api.request('post', '/api/assignments', { token: await api.tokenFor(teacher), body });
  }
}
// Once: the payment provider is there from the first test on.
beforeEach(async () => {
  if (!people.mother) await build();
});

async function readingOf(person: Person): Promise<Reading & { token: string }> {
  const token = await api.tokenFor(person);
  const get: Reading['get'] = async (path) => {
    const response = await api.request('get', `/api${path}`, { token });
    return { status: response.status, body: await response.json() };
  };
  const { permissions } = (await get('/profile')).body.data;
  const { children } = (await get('/own-profile')).body.data;
  const related = (children ?? []).map((child: { id: string; relationship_type: 'parent' | 'aunt' }) => ({
    id: Number(child.id),
    relation: child.relationship_type,
  }));
  return {
    token,
    get,
    viewer: { id: person.id, can: (permission) => permissions.includes(permission) },
    students: [{ id: person.id, relation: 'self' }, ...related],
    packageId,
    day: new Date(api.clock.now().getTime() + 40 * 24 * HOUR_MS).toISOString().slice(0, 10),
    file: () => formOf({ file: sheet }),
  };
}

const viewers = ['guest', 'alone', 'yusuf', 'maryam', 'mother', 'father', 'aunt', 'teacher', 'leader', 'admin'];

it.each(viewers)(
  'what the screens offer to %s is not rejected, and what is rejected is not offered (D170)',
  async (name) => {
    const person = people[name];
    if (!person) throw new Error(`${name} is nobody`);
    const reading = await readingOf(person);
    const [said, done]: [string[], string[]] = [[], []];
    for (const { offers, reasons } of doors)
      for (const offer of await offers(reading)) {
        if (offer.reason !== null) expect(reasons).toContain(offer.reason);
        const response = await api.request(...toRequest(offer, reading.token));
        await response.arrayBuffer();
        said.push(`${offer.name}: ${offer.reason === null}`);
        done.push(`${offer.name}: ${response.status < 300}`);
      }
    expect(said).toEqual(done);
  },
);

const toRequest = ({ call: [method, path, body] }: Offer, token: string) =>
  [method, `/api${path}`, { token, ...(body === undefined ? {} : { body }) }] as const;
