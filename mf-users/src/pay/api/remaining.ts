import { http } from '@academy/shared-auth';
import { userPath } from '#/base/api/users.ts';

/** D27: sets the number of remaining classes, and names the bank transfer that it belongs to. */
export async function setRemainingClasses(
  id: string,
  remainingClasses: number,
  transfer?: string | null,
): Promise<void> {
  await http.put(userPath(id), { json: { remainingClasses, ...(transfer ? { bank_transfer_id: transfer } : {}) } });
}
