import type { Viewer } from '#base/auth/viewer.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { MediaKind } from './media-kinds.ts';

const uses: { permission: string; kinds: readonly MediaKind[] }[] = [
  { permission: 'timeline.create', kinds: ['image', 'video'] },
  { permission: 'timeline.update', kinds: ['image', 'video'] },
  { permission: 'messaging.create', kinds: ['image', 'audio', 'document'] },
];

/**
 * The kinds of files that a user may upload: those that the user's permissions can use (D64).
 * @throws AppError `forbidden` if there are none.
 */
export function uploadKinds({ permissions }: Viewer): MediaKind[] {
  const kinds = uses.flatMap((use) => (permissions.has(use.permission) ? use.kinds : []));
  if (kinds.length === 0) throw new AppError('forbidden', 'You do not have the permission for this');
  return kinds;
}
