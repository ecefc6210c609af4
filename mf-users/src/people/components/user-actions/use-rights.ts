import { useHasRole, useScope } from '@academy/shared-auth';
import { useViewer } from '#/base/components/people/use-viewer.ts';
import type { Rights } from './user-links.ts';

/** The permissions that decide about the links of a person. */
export function useRights(): Rights {
  const { can } = useViewer();
  const scope = useScope('classes.my_classes.update');
  const readsAudit = useHasRole('admin', 'super-admin');
  return { can, movesClasses: can('classes.my_classes.update') && scope !== 'own', readsAudit };
}
