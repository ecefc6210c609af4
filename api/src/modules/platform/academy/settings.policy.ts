import type { Setting } from '#base/academy/define-settings.ts';
import { hasRole, isAdmin, type Viewer } from '#base/auth/viewer.ts';

/** D86: admins who edit people; only super-admins for settings about money. */
export const mayEditSetting = (viewer: Viewer, { superAdmin = false }: Setting): boolean =>
  viewer.permissions.has('users.update') && (superAdmin ? hasRole(viewer, 'super-admin') : isAdmin(viewer));
