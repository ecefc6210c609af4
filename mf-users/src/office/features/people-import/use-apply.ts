import { ApiError } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applyImport, findImport, type PeopleImport } from '#/office/api/imports.ts';

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Imports what was checked, and whether the new people are invited. */
export function useApply(found: PeopleImport | null, onChange: (found: PeopleImport) => void) {
  const client = useQueryClient();
  const [mail, setMail] = useState(true);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (id: string) => applyImport(id, mail),
    onSuccess: onChange,
    onError: async (failure, id) => {
      if (isConflict(failure)) onChange(await findImport(id));
    },
    onSettled: () => client.invalidateQueries(),
  });
  return {
    ...{ mail, setMail, isPending },
    /** Why it has failed. */
    problem:
      error && variables === found?.id ? (isConflict(error) ? ('outdated' as const) : ('failed' as const)) : null,
    apply: () => found && mutate(found.id),
  };
}

export type Application = ReturnType<typeof useApply>;
