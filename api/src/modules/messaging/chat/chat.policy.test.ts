import { expect, it } from 'vitest';
import { accountRoles } from '#base/auth/permissions.ts';
import type { Relationship } from '#modules/people/people/scope/relationships.ts';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { mayWrite, mayWriteSql } from './chat.policy.ts';
import { chatRelationshipsOf } from './chat-relationships.ts';
import { findPartner } from './find-partner.ts';

const api = await useTestApi();
const { as, setStudent, setTeacher, send, get } = createChatFixture(api);
const { sql } = api.deps.database;

const kinds = [...accountRoles, 'custom'] as const;
type Kind = (typeof kinds)[number];
type Someone = Awaited<ReturnType<typeof as>>;

const asKind = (kind: Kind) =>
  kind === 'custom' ? as(kind, { permissions: ['messaging.read', 'messaging.create'] }) : as(kind);

/** Relations between two people of any roles: a relation alone makes nobody a student. */
const childOf = async (relative: Someone, kind: string) => {
  const child = await as('student');
  await sql.query({
    text: 'insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)',
    values: [child.id, relative.id, kind],
  });
  return child;
};
const relationships = {
  none: async () => {},
  'a teaches the child of b': async (a, b) => setStudent(await childOf(b, 'parent'), { teacher: a }),
  'a leads the child of b': async (a, b) => setStudent(await childOf(b, 'parent'), { leader: a }),
  'a leads the teacher of the child of b': async (a, b) => {
    const teacher = await as('teacher');
    await setTeacher(teacher, a);
    await setStudent(await childOf(b, 'parent'), { teacher });
  },
  'a teaches the niece of b': async (a, b) => setStudent(await childOf(b, 'aunt'), { teacher: a }),
  'a teaches b': (a, b) => setStudent(b, { teacher: a }),
  'a leads the student b': (a, b) => setStudent(b, { leader: a }),
  'a leads the teacher b': (a, b) => setTeacher(b, a),
  'a leads the teacher of b': async (a, b) => {
    const teacher = await as('teacher');
    await setTeacher(teacher, a);
    await setStudent(b, { teacher });
  },
} satisfies Record<string, (a: Someone, b: Someone) => Promise<void>>;
type RelationshipName = keyof typeof relationships;

/** D45 and D118 as a table, without admins. A parent may have any role. */
const allowed: Record<RelationshipName, [Kind, Kind | 'any'] | null> = {
  none: null,
  'a teaches the child of b': ['teacher', 'any'],
  'a leads the child of b': ['leader', 'any'],
  'a leads the teacher of the child of b': ['leader', 'any'],
  'a teaches the niece of b': null,
  'a teaches b': ['teacher', 'student'],
  'a leads the student b': ['leader', 'student'],
  'a leads the teacher b': ['leader', 'teacher'],
  'a leads the teacher of b': ['leader', 'student'],
};

const isAdminKind = (kind: Kind) => kind === 'admin' || kind === 'super-admin';

function expected(relationship: RelationshipName, a: Kind, b: Kind): boolean {
  if (isAdminKind(a) || isAdminKind(b)) return true;
  const pair = allowed[relationship];
  return pair !== null && pair[0] === a && (pair[1] === 'any' || pair[1] === b);
}

/** The relationships of `one` with `other`, and whether the list's SQL lets `one` message `other`. */
async function ruleInSql(one: Someone, other: Someone, roles: readonly string[]) {
  const [row] = await sql.query<{ allowed: boolean; relationships: { ownRole: string; otherRole: string }[] }>({
    // A name: the statement is planned once for all pairs.
    name: 'chat-rule-of-a-pair',
    text: `with relationships as (select * from ${chatRelationshipsOf('$1')} b) select ${mayWriteSql('u')} as allowed,
      coalesce((select json_agg(json_build_object('ownRole', own_role, 'otherRole', other_role))
        from relationships where other_id = u.id), '[]') as relationships
      from users u where u.id = $3`,
    values: [one.id, roles, other.id],
  });
  return { allowed: row?.allowed ?? false, relationships: (row?.relationships ?? []) as Relationship[] };
}

const sqlSays = async (writer: Someone, other: Someone, roles: string[]) =>
  (await ruleInSql(writer, other, roles)).allowed;

const rolesOf = async (someone: Someone) => (await api.deps.sessions.find(someone.token))?.roles ?? [];

async function pairOf(relationship: RelationshipName, a: Kind, b: Kind, given?: Someone) {
  const [one, other] = [given ?? (await asKind(a)), await asKind(b)];
  await relationships[relationship](one, other);
  return [
    [one, other],
    [other, one],
  ] as const;
}

const cases = (Object.keys(relationships) as RelationshipName[]).flatMap((relationship) =>
  kinds.flatMap((a) => kinds.map((b) => [relationship, a, b] as const)),
);

it('the messaging policy (D45) is the same as a function and in SQL for all pairs', async () => {
  const wrong: string[] = [];
  const rolesById = new Map<number, readonly string[]>();
  // One person has the same relationship with people of all roles.
  const firsts = new Map<string, Someone>();
  for (const [relationship, a, b] of cases) {
    const wanted = expected(relationship, a, b);
    const pairs = await pairOf(relationship, a, b, firsts.get(`${relationship} ${a}`));
    firsts.set(`${relationship} ${a}`, pairs[0][0]);
    for (const someone of pairs[0]) if (!rolesById.has(someone.id)) rolesById.set(someone.id, await rolesOf(someone));
    for (const [writer, other] of pairs) {
      const [roles = [], otherRoles = []] = [rolesById.get(writer.id), rolesById.get(other.id)];
      const inSql = await ruleInSql(writer, other, roles);
      const party = { id: writer.id, active: true, roles };
      const inFunction = mayWrite(party, { id: other.id, active: true, roles: otherRoles }, inSql.relationships);
      if (inSql.allowed !== wanted || inFunction !== wanted)
        wrong.push(`${relationship}, ${a}, ${b}: SQL ${inSql.allowed}, function ${inFunction}, wanted ${wanted}`);
    }
  }
  expect(cases).toHaveLength(441);
  expect(wrong).toEqual([]);
}, 180_000);

/** One case for each way in which the calls can decide. */
const different: [RelationshipName, Kind, Kind][] = [
  ['a teaches the child of b', 'teacher', 'guest'],
  ['a leads the teacher of the child of b', 'leader', 'student'],
  ['a teaches the niece of b', 'teacher', 'guest'],
  ['none', 'admin', 'guest'],
  ['none', 'super-admin', 'custom'],
  ['none', 'student', 'teacher'],
  ['none', 'custom', 'custom'],
  ['a teaches b', 'teacher', 'student'],
  ['a teaches b', 'leader', 'student'],
  ['a teaches b', 'teacher', 'guest'],
  ['a leads the student b', 'leader', 'student'],
  ['a leads the student b', 'teacher', 'student'],
  ['a leads the teacher b', 'leader', 'teacher'],
  ['a leads the teacher of b', 'leader', 'student'],
  ['a leads the teacher of b', 'custom', 'student'],
];

it.each(different)(
  '%s: sending and contacts agree on whether %s and %s may message each other (D45)',
  async (relationship, a, b) => {
    const wanted = expected(relationship, a, b);
    for (const [writer, receiver] of await pairOf(relationship, a, b)) {
      const contacts = await get(writer, `contacts?search=${encodeURIComponent(receiver.user.name)}`);
      expect(contacts.data.some((contact: { id: string }) => contact.id === String(receiver.id))).toBe(wanted);
      expect((await send(writer, receiver, 'Salam')).status).toBe(wanted ? 201 : 404);
    }
  },
);

it('nobody can message themselves or a deleted user, and a deleted user can message nobody', async () => {
  const admin = { id: 1, active: true, roles: ['admin'] };
  const gone = { id: 2, active: false, roles: ['admin'] };
  expect(mayWrite(admin, admin, [])).toBe(false);
  expect(mayWrite(admin, gone, [])).toBe(false);
  expect(mayWrite(gone, admin, [])).toBe(false);
  const someone = await as('admin');
  expect(await sqlSays(someone, someone, ['admin'])).toBe(false);
  for (const change of ['active = false', 'deleted_at = now()']) {
    const other = await as('teacher');
    await sql.query({ text: `update users set ${change} where id = $1`, values: [other.id] });
    expect(await sqlSays(someone, other, ['admin'])).toBe(false);
    expect((await send(someone, other, 'Salam')).status).toBe(404);
  }
});

it('a secondary role counts: a leader who teaches can message their own students', async () => {
  const [student, teacher] = [await as('student'), await as('leader')];
  await setStudent(student, { teacher });
  expect((await send(student, teacher, 'Salam')).status).toBe(404);
  await sql.query({
    text: `insert into user_roles (user_id, role_id) select $1, id from roles where name = 'teacher'`,
    values: [teacher.id],
  });
  expect((await send(student, teacher, 'Salam')).status).toBe(201);
});

it('finding a chat partner returns every relationship between the two people', async () => {
  const [student, teacher] = [await as('student'), await as('teacher')];
  await setStudent(student, { teacher });
  const viewer = await api.deps.sessions.find(student.token);
  if (!viewer) throw new Error('no reader');
  const ctx = {
    deps: api.deps,
    sql,
    viewer,
    requestId: '',
    ip: '',
    network: '',
    agent: '',
    now: api.deps.now(),
    afterCommit: () => {},
  };
  expect((await findPartner(sql, ctx, teacher.id)).relationships).toEqual([
    { ownRole: 'student', otherRole: 'teacher' },
  ]);
});
