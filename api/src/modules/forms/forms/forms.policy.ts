import type { Viewer } from '#base/auth/viewer.ts';
import { AppError } from '#base/errors/app-error.ts';

interface Form {
  builtIn: boolean;
}

/**
 * A viewer's actions on a form. The academy's own form can be neither edited nor deleted, as the landing page uses it.
 */
export const formActions = ({ builtIn }: Form, viewer: Viewer | null) => {
  const holds = (action: string) => viewer?.permissions.has(`forms.${action}`) === true;
  return { edit: holds('update') && !builtIn, delete: holds('delete') && !builtIn, viewSubmissions: holds('read') };
};

/** @throws AppError `conflict`. */
export function checkChangeable({ builtIn }: Form): void {
  if (builtIn) throw new AppError('conflict', 'The contact form cannot be changed');
}

/** Viewers with any permission for forms: an editor must find closed ones. */
export const canViewClosed = (viewer: Viewer | null): boolean =>
  ['read', 'create', 'update', 'delete'].some((action) => viewer?.permissions.has(`forms.${action}`) === true);
