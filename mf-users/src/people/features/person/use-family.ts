import { useCan } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import type { User } from '#/base/api/users.ts';
import { type Relation, relationQueries } from '#/people/api/relations.ts';

export interface Family {
  /** Undefined while they are loading. */
  relatives: readonly Relation[] | undefined;
  children: readonly Relation[] | undefined;
  error: Error | null;
  retry: () => void;
}

/**
 * A student's relatives and a relative's students (D8), limited to those that the viewer can see; null if the viewer
 * can see none at all, and for other people without any.
 */
export function useFamily({ id, student }: User): Family | null {
  const enabled = useCan('relations.relatives.read');
  const asStudent = useQuery({ ...relationQueries.of('user_id', id), enabled: enabled && student !== null });
  const asRelative = useQuery({ ...relationQueries.of('related_user_id', id), enabled });
  if (!enabled) return null;
  const failed = [asStudent, asRelative].filter(({ isError, data }) => isError && !data);
  const [first] = failed;
  const relatives = student ? asStudent.data : [];
  const children = asRelative.data;
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  // Other people than students rarely have a family: no space is reserved for it.
  if (!first && !student && !children?.length) return null;
  return { relatives, children, error: first?.error ?? null, retry };
}
