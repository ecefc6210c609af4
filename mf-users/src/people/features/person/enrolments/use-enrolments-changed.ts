import { useQueryClient } from '@tanstack/react-query';
import { userQueries } from '#/base/api/users.ts';
import { enrolmentQueries } from '#/people/api/enrolments.ts';

/** Other parts of the page name the teacher of the first subject. */
export function useEnrolmentsChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [enrolmentQueries.all(), userQueries.all()].map((queryKey) =>
        client.invalidateQueries({ queryKey: [...queryKey] }),
      ),
    );
}
