import { useQuery } from '@tanstack/react-query';
import type { Child } from '#/base/api/children.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { personClassQueries } from '#/class/api/classes-of-person.ts';

export interface FamilyClass {
  child: Child;
  row: ClassRow;
}

/** The next class of each child, the running or nearest one first; `isPending` until they are known. */
export function useFamilyClasses(family: readonly Child[]): { classes: FamilyClass[]; isPending: boolean } {
  const { data, isPending } = useQuery(personClassQueries.nextOfAll());
  const rows = data ?? [];
  const classes = family.flatMap((child) => {
    const row = rows.find(({ student }) => student.id === child.id);
    return row ? [{ child, row }] : [];
  });
  return { classes: classes.sort((one, other) => rows.indexOf(one.row) - rows.indexOf(other.row)), isPending };
}
