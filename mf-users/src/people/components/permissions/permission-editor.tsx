import { ErrorState, ListSkeleton } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { permissionQueries } from '#/people/api/permissions.ts';
import type { PermissionEditorProps } from './permission-part.ts';
import { PermissionTable } from './permission-table.tsx';

/** A role's permissions, chosen among all that the API's modules declare. */
export function PermissionEditor(props: PermissionEditorProps) {
  const { data, error, refetch } = useQuery(permissionQueries.groups());
  if (data) return <PermissionTable all={data} {...props} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton faces={false} />;
}
