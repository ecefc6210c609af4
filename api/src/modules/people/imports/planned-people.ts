import { shownAddress } from '@academy/shared-auth/typed-text';
import type { WireImport } from './imports.schema.ts';
import type { PlannedPerson } from './judge/judge-lines.ts';

const MOST_PREVIEWED = 5;
export const MOST_PEOPLE = 500;

type WirePerson = WireImport['people'][number];

/** Whether the row changes a person who is known. */
export const isChanged = ({ known, name, phone, balance, isNewChild }: PlannedPerson): boolean =>
  known !== null &&
  ((name !== null && name !== known.name) ||
    (phone !== null && phone !== known.phone) ||
    (balance !== null && balance !== known.remaining) ||
    isNewChild);

/** A person after the import: what a cell says replaces what was there, an empty or wrong one nothing. */
function shown(person: PlannedPerson): WirePerson {
  const { known, ...line } = person;
  return {
    row: line.row,
    is_new: known === null,
    is_changed: isChanged(person),
    name: line.name ?? known?.name ?? null,
    email: line.email ?? shownAddress(known?.email ?? null),
    phone: line.phone ?? known?.phone ?? null,
    code: line.code ?? known?.code ?? null,
    parent_name: line.parentName,
    parent_email: line.parentEmail,
    balance: line.balance ?? known?.remaining ?? null,
    before: known && { name: known.name, phone: known.phone, balance: known.remaining },
  };
}

/** The people of a file as they will be after the import. */
export function plannedOf(planned: readonly PlannedPerson[]): Pick<WireImport, 'preview' | 'people'> {
  const people = planned.slice(0, MOST_PEOPLE).map(shown);
  return { preview: people.slice(0, MOST_PREVIEWED), people };
}
