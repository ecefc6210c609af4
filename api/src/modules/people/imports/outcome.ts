import { shownAddress } from '@academy/shared-auth/typed-text';
import type { Sql } from '#base/database/sql.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import type { Done } from './done.ts';
import type { WireImport } from './imports.schema.ts';
import { nameFromAddress } from './judge/families.ts';
import { MOST_PEOPLE } from './planned-people.ts';

type Outcome = NonNullable<WireImport['outcome']>;

interface Person {
  id: number;
  name: string;
  email: string;
}

/** Whom an import has made and changed, as they are called now; who was deleted since is left out. */
export async function outcomeOf(sql: Sql, { people, parents, unnamed = [], changed }: Done): Promise<Outcome> {
  const made = new Set([...people, ...parents]);
  const ids = [...made, ...changed.map(({ id }) => id)];
  const text = `select id, name, email from ${accounts} u where id = any($1::bigint[]) and deleted_at is null`;
  const rows = await sql.query<Person>({ text, values: [ids] });
  const found = new Map(rows.map((person) => [person.id, person]));
  const ofParents = new Set(parents);
  const isNameless = ({ name, email }: Person) => name === nameFromAddress(email);
  const present = (wanted: readonly number[]) => wanted.flatMap((id) => found.get(id) ?? []);
  return {
    people: present(ids)
      .slice(0, MOST_PEOPLE)
      .map(({ id, name }) => ({ id: String(id), name, is_new: made.has(id), is_parent: ofParents.has(id) })),
    unnamed: present(unnamed)
      .filter(isNameless)
      .slice(0, MOST_PEOPLE)
      .map(({ id, email }) => ({ id: String(id), email: shownAddress(email) ?? '' })),
  };
}
