import type { KnownPerson } from '#modules/people/people/many/known-people.ts';
import type { ReadLine } from './read-cells.ts';

/** A parent's name until somebody writes one: what stands in front of the address's @. */
export const nameFromAddress = (email: string): string => email.split('@')[0] ?? email;

/** A parent whom the file makes: one person for all rows with the email. */
export interface NewParent {
  email: string;
  /** Null: no row names the parent. */
  name: string | null;
}

/** An existing parent who has no name but the one of the address, with the name in the file. */
interface NamedParent {
  id: number;
  before: string;
  phone: string | null;
  after: string;
}

export interface Family {
  /** Existing accounts of parents, by e-mail. */
  parents: Map<string, number>;
  newParents: NewParent[];
  namedParents: NamedParent[];
}

/** The parents in the rows. The first row with a name says what a parent is called. */
export function familiesOf(lines: readonly ReadLine[], byEmail: ReadonlyMap<string, KnownPerson>): Family {
  const names = new Map<string, string | null>();
  for (const { parentEmail, parentName } of lines)
    if (parentEmail !== null) names.set(parentEmail, names.get(parentEmail) ?? parentName);
  const family: Family = { parents: new Map(), newParents: [], namedParents: [] };
  for (const [email, name] of names) {
    const known = byEmail.get(email);
    if (!known) {
      family.newParents.push({ email, name });
      continue;
    }
    family.parents.set(email, known.id);
    const isNameless = known.roles.every((role) => role === 'guest') && known.name === nameFromAddress(known.email);
    if (name !== null && isNameless && known.name !== name)
      family.namedParents.push({ id: known.id, before: known.name, phone: known.phone, after: name });
  }
  return family;
}
