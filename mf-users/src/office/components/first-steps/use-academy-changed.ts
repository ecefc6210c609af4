import { loadAcademy } from '@academy/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { firstStepsQuery } from '#/office/api/first-steps.ts';

/** Updates what is drawn from the academy's settings after they were saved; it never rejects, as nothing has failed. */
export function useAcademyChanged(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.allSettled([client.invalidateQueries({ queryKey: firstStepsQuery().queryKey }), loadAcademy()]);
}
