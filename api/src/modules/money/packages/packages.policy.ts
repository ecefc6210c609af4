import { hasRole, type Viewer } from '#base/auth/viewer.ts';
import type { WirePackage } from './packages.schema.ts';

const mayManage = ({ permissions }: Viewer): boolean =>
  ['create', 'update', 'delete'].some((action) => permissions.has(`subscriptions.packages.${action}`));

/** Students and guests see what they can buy; all others with the permission see all packages. */
export const isBuyer = (viewer: Viewer): boolean => hasRole(viewer, 'student', 'guest') && !mayManage(viewer);

/** A viewer's actions on a package; each verb checks the same permission, and the package's state. */
export function mayOf({ permissions }: Viewer, { active }: Pick<WirePackage, 'active'>): WirePackage['may'] {
  const update = permissions.has('subscriptions.packages.update');
  return {
    update,
    deactivate: update && active,
    reactivate: update && !active,
    delete: permissions.has('subscriptions.packages.delete'),
  };
}
