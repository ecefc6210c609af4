import type { InferInput } from 'valibot';
import type { Viewer } from '#base/auth/viewer.ts';
import type { Account } from '#modules/identity/stored-account.ts';
import type { profileResponse } from './own.schema.ts';

/** Where a stored file is read from. */
const fileUrl = (key: string | null): string | null => (key ? `/api/files/${key}` : null);

/** The signed-in user, for that user alone. */
export function presentProfile(user: Account, viewer: Viewer): InferInput<typeof profileResponse> {
  return {
    data: {
      user: {
        id: String(user.id),
        name: user.name,
        email: user.email,
        phone: user.phone,
        image: fileUrl(user.image),
        role: viewer.role,
        roles: [...viewer.roles],
        timezone: user.timezone,
        subscription: { package: user.subscriptionPackageId === null ? null : String(user.subscriptionPackageId) },
      },
      permissions: [...viewer.permissions].sort(),
    },
  };
}
