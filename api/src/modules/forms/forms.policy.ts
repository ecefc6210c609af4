import type { Viewer } from '#base/auth/viewer.ts';
import { AppError } from '#base/errors/app-error.ts';

interface Form {
  builtIn: boolean;
}

/** What a viewer may do with a form. The academy's own one is neither edited nor deleted: the landing page leads to it. */
export const formActions = ({ builtIn }: Form, viewer: Viewer | null) => {
  const holds = (action: string) => viewer?.permissions.has(`forms.${action}`) === true;
  return { edit: holds('update') && !builtIn, delete: holds('delete') && !builtIn, viewSubmissions: holds('read') };
};

/** @throws AppError `conflict`. */
export function checkChangeable({ builtIn }: Form): void {
  if (builtIn) throw new AppError('conflict', 'The contact form cannot be changed');
}

/** Whoever may do anything with forms: an editor has to find what was closed. */
export const canViewClosed = (viewer: Viewer | null): boolean =>
  ['read', 'create', 'update', 'delete'].some((action) => viewer?.permissions.has(`forms.${action}`) === true);
