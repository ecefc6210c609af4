import { onRealtime, onRealtimeGap } from '@academy/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { classQueries } from '#/class/api/classes.ts';
import { meetingQueries } from '#/class/api/meetings.ts';

/** Fetches the authorization again when it was given or revoked in any tab. */
export function useAuthorizationUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: meetingQueries.authorization().queryKey });
    const stops = [onRealtime(({ name }) => name === 'meeting-authorization' && refetch()), onRealtimeGap(refetch)];
    return () => stops.forEach((stop) => void stop());
  }, [client]);
}

/** Fetches classes again when a meeting link was made, or somebody joined or left. */
export function useClassUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: classQueries.all() });
    const stops = [onRealtime(({ name }) => name === 'class' && refetch()), onRealtimeGap(refetch)];
    return () => stops.forEach((stop) => void stop());
  }, [client]);
}
