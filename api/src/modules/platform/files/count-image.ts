import type { Ctx } from '#base/http/ctx.ts';

const GUEST = 'guest';

/**
 * Counts a picture before it is decoded: by user, with a lower limit for guests, and by network for visitors (D64).
 * @throws AppError `too_many_requests`.
 */
export async function countImage({ deps: { limits }, viewer, network }: Ctx): Promise<void> {
  if (!viewer) return limits.images.take(network);
  const user = String(viewer.userId);
  if (viewer.roles.some((role) => role !== GUEST)) return limits.images.take(user);
  await limits.guestImages.take(user);
  await limits.guestImagesOfNetwork.take(network);
}
