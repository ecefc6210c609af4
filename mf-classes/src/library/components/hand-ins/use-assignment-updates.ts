import { onRealtime, onRealtimeGap } from '@academy/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { assignmentQueries } from '#/library/api/assignments.ts';

/** Fetches assignments again when one of a class was handed in or marked. */
export function useAssignmentUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: assignmentQueries.all() });
    const stops = [onRealtime(({ name }) => name === 'class' && refetch()), onRealtimeGap(refetch)];
    return () => stops.forEach((stop) => void stop());
  }, [client]);
}
