import { useQuery } from '@academy/shared-auth/query';
import { ErrorState, ListSkeleton } from '@academy/shared-ui';
import { permissionQueries } from '#/api/permissions.ts';
import { PermissionTable } from './permission-table.tsx';

export interface PermissionEditorProps {
  chosen: readonly string[];
  /** Why a permission cannot be chosen or left out here; null where it can. */
  lockOf: (permission: string) => 'not-held' | 'kept' | null;
  onChange: (chosen: string[]) => void;
}

/** What a role permits, of all that the API's modules declare. */
export function PermissionEditor(props: PermissionEditorProps) {
  const { data, error, refetch } = useQuery(permissionQueries.groups());
  if (data) return <PermissionTable all={data} {...props} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton />;
}
