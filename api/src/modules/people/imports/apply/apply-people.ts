import { writeViewersAudits } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { freeHandles, noAddressFor } from '#modules/accounts/identity/handles.ts';
import { changeAccounts, type NewAccount } from '#modules/accounts/identity/many-accounts.ts';
import { addLedgerLines } from '#modules/people/people/ledger/add-ledger-lines.ts';
import { addManyAccounts, addManyPeople } from '#modules/people/people/many/add-people.ts';
import type { KnownPerson, PersonKind } from '#modules/people/people/many/known-people.ts';
import { invitePeople } from '#modules/people/people/users/invite-people.ts';
import { addParents } from '#modules/people/relatives/many-relations.ts';
import type { Done } from '../done.ts';
import { type NewParent, nameFromAddress } from '../judge/families.ts';
import type { Judgement, PlannedPerson } from '../judge/judge-lines.ts';

interface Plan {
  id: number;
  kind: PersonKind;
  judgement: Judgement;
  mail: boolean;
}

type Known = PlannedPerson & { known: KnownPerson };
const isKnown = (person: PlannedPerson): person is Known => person.known !== null;

interface Added {
  person: PlannedPerson;
  account: NewAccount;
}

/** The accounts of new people; whoever has no address gets a user name (D140). */
async function newAccounts(sql: Sql, people: readonly PlannedPerson[]): Promise<Added[]> {
  const nameless = people.filter(({ email }) => email === null);
  const handles = await freeHandles(
    sql,
    nameless.map(({ name }) => name ?? ''),
  );
  const handleOf = new Map(nameless.map((person, at) => [person, handles[at] ?? '']));
  return people.map((person) => {
    const handle = handleOf.get(person) ?? null;
    const email = person.email ?? noAddressFor(handle ?? '');
    return { person, account: { name: person.name ?? '', email, handle, phone: person.phone } };
  });
}

const parentOf = ({ email, name }: NewParent) => ({
  ...{ name: name ?? nameFromAddress(email), email, handle: null, phone: null },
});

type Changed = Done['changed'];

const changesOf = (people: readonly PlannedPerson[]): Changed =>
  people.filter(isKnown).flatMap(({ known, name, phone }) => {
    const before = { name: known.name, phone: known.phone };
    const after = { name: name ?? known.name, phone: phone ?? known.phone };
    return before.name === after.name && before.phone === after.phone ? [] : [{ id: known.id, before, after }];
  });

async function changeKnown(sql: Sql, ctx: ViewerCtx, { people, namedParents }: Judgement): Promise<Changed> {
  const named = namedParents.map(({ id, before, after, phone }) => ({
    ...{ id, before: { name: before, phone }, after: { name: after, phone } },
  }));
  const changed = [...changesOf(people), ...named];
  if (changed.length === 0) return [];
  await changeAccounts(
    sql,
    changed.map(({ id, after }) => ({ id, ...after })),
  );
  const lines = changed.map(({ id, before, after }) => ({
    ...{ action: 'user.update', subject: 'user', subjectId: id, before, after },
  }));
  await writeViewersAudits(sql, ctx, lines);
  return changed;
}

async function addFamilies(
  sql: Sql,
  ctx: ViewerCtx,
  { people, parents, newParents }: Judgement,
  idOf: (person: PlannedPerson) => number,
) {
  const missing = newParents.map(parentOf);
  const added = await addManyAccounts(sql, ctx, 'guest', missing);
  const parentIdOf = (email: string) => parents.get(email) ?? added.get(email) ?? 0;
  const relations = await addParents(
    sql,
    ctx,
    people.flatMap((person) =>
      person.parentEmail === null ? [] : [{ studentId: idOf(person), parentId: parentIdOf(person.parentEmail) }],
    ),
  );
  const invited = missing.map((parent) => ({ ...parent, id: parentIdOf(parent.email) }));
  const unnamed = newParents.flatMap(({ email, name }) => (name === null ? [parentIdOf(email)] : []));
  return { parents: invited, unnamed, relations };
}

/** The balance in a row is the number of remaining classes afterwards: importing a file twice changes nothing. */
const balancesOf = (people: readonly PlannedPerson[], idOf: (person: PlannedPerson) => number) =>
  people.flatMap((person) => {
    const delta = person.balance === null ? 0 : person.balance - (person.known?.remaining ?? 0);
    return delta === 0 ? [] : [{ studentId: idOf(person), delta }];
  });

interface Applied {
  /** What undoing it needs. */
  done: Omit<Done, 'audit'>;
  /** The person of each row. */
  idOfRow: ReadonlyMap<number, number>;
}

/** Creates and changes the people of a checked file. */
export async function applyPeople(sql: Sql, ctx: ViewerCtx, { id, kind, judgement, mail }: Plan): Promise<Applied> {
  const { people } = judgement;
  const added = await newAccounts(
    sql,
    people.filter(({ known }) => !known),
  );
  const ids = await addManyPeople(
    sql,
    ctx,
    kind,
    added.map(({ person, account }) => ({ ...account, code: person.code })),
  );
  const newIds = new Map(added.map(({ person, account }) => [person, ids.get(account.email) ?? 0]));
  const idOf = (person: PlannedPerson) => person.known?.id ?? newIds.get(person) ?? 0;
  const changed = await changeKnown(sql, ctx, judgement);
  const { parents, unnamed, relations } = await addFamilies(sql, ctx, judgement, idOf);
  const balances = balancesOf(people, idOf);
  const line = { reason: 'import', ref: `import:${id}`, actorId: ctx.viewer.userId, createdAt: ctx.now } as const;
  const lineIds = await addLedgerLines(sql, { ...line, lines: balances });
  const invited = added.map(({ person, account }) => ({ ...account, id: idOf(person) }));
  if (mail) await invitePeople(sql, ctx, [...invited.filter(({ handle }) => handle === null), ...parents]);
  const known = new Set(people.flatMap((each) => each.known?.id ?? []));
  const done = {
    ...{ people: [...ids.values()], parents: parents.map((parent) => parent.id), unnamed, changed, relations },
    balances: balances.filter(({ studentId }) => known.has(studentId)),
    ledger: Math.max(0, ...lineIds),
  };
  return { done, idOfRow: new Map(people.map((person) => [person.row, idOf(person)])) };
}
