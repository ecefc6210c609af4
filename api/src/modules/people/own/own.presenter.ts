import type { InferInput } from 'valibot';
import type { Reader } from '#base/auth/reader.ts';
import type { Account } from '#modules/identity/stored-account.ts';
import type { profileAnswer } from './own.schema.ts';

/** Where a stored file is read from. */
const fileUrl = (key: string | null): string | null => (key ? `/api/files/${key}` : null);

/** The signed-in user, for that user alone. */
export function presentProfile(user: Account, reader: Reader): InferInput<typeof profileAnswer> {
  return {
    data: {
      user: {
        id: String(user.id),
        name: user.name,
        email: user.email,
        phone: user.phone,
        image: fileUrl(user.image),
        role: reader.role,
        roles: [...reader.roles],
        timezone: user.timezone,
        subscription: { package: user.subscriptionPackageId === null ? null : String(user.subscriptionPackageId) },
      },
      permissions: [...reader.permissions].sort(),
    },
  };
}
