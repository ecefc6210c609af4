import { toString as drawQr } from 'qrcode';
import type { InferInput } from 'valibot';
import { writeAudit } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addChildCode, endChildDevice, listChildDevices } from '#modules/accounts/identity/index.ts';
import type { devicesResponse } from '../children.schema.ts';
import { requireGuardedChild } from './way-in.policy.ts';

interface Of {
  ctx: ViewerCtx;
  id: number;
}

/** D141: a code for a device of the child's own, and the same as a picture that opens the sign-in page. */
export async function makeChildCode({ ctx, id }: Of): Promise<{ code: string; qr: string; until: string }> {
  const { viewer, deps, now } = ctx;
  await deps.limits.childSessions.take(String(viewer.userId));
  const { code, until } = await ctx.sql.transaction(async (sql) => {
    const { as: madeAs } = await requireGuardedChild(sql, viewer, id);
    const made = await addChildCode(sql, now, { childId: id, madeBy: viewer.userId, madeAs });
    await writeAudit(sql, ctx, { action: 'user.make-child-code', subject: 'user', subjectId: id });
    return made;
  });
  const address = `${deps.settings.publicUrl}/auth/student#${code}`;
  return { code, qr: await drawQr(address, { type: 'svg', margin: 2 }), until: until.toISOString() };
}

/** D141: the devices of the child's own that are signed in. */
export async function childDevices({ ctx, id }: Of): Promise<InferInput<typeof devicesResponse>> {
  const { name } = await requireGuardedChild(ctx.sql, ctx.viewer, id);
  return { child: { id: String(id), name }, data: await listChildDevices(ctx.sql, id, ctx.now) };
}

/** Signs a device of the child's own out, at once. */
export async function removeChildDevice({ ctx, id, deviceId }: Of & { deviceId: string }): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    await requireGuardedChild(sql, ctx.viewer, id);
    await endChildDevice(sql, id, deviceId);
    await writeAudit(sql, ctx, { action: 'user.end-child-device', subject: 'user', subjectId: id });
  });
  ctx.deps.sessions.dropUser(id);
}
