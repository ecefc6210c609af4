import type { ViewerCtx } from '#base/http/ctx.ts';
import type { PushTarget } from '#base/push/push.ts';
import { pushPayload } from './push-payload.ts';
import { noteRejection, noteSent, removeDevice } from './subscriptions.ts';

type Device = PushTarget & { id: number };

const words = {
  en: { title: 'Notifications work', body: 'This device will get the notifications that you chose.' },
  ar: { title: 'الإشعارات تعمل', body: 'يصل إلى هذا الجهاز ما اخترته من الإشعارات.' },
} as const;

const MINUTE = 60;

/** Sends a message to each of the viewer's devices now. */
export async function testPush(ctx: ViewerCtx, language: 'en' | 'ar') {
  const { push, academy, settings } = ctx.deps;
  const devices = await ctx.sql.query<Device>({
    text: 'select id, endpoint, p256dh, auth from push_subscriptions where user_id = $1 order by id',
    values: [ctx.viewer.userId],
  });
  const { title, body } = words[language];
  const shown = { title: `${academy().name[language]}: ${title}`, body, language, tag: 'test', notificationId: null };
  const payload = pushPayload({ ...shown, url: `${settings.publicUrl}/dashboard/profile` });
  const result = { sent: 0, removed: 0, failed: 0 };
  for (const device of devices) {
    const message = { payload, ttlSeconds: MINUTE, urgency: 'high', topic: 'test' } as const;
    const state = await push.send(device, message).then(
      (outcome) => outcome.state,
      () => 'later' as const,
    );
    if (state === 'sent') await noteSent(ctx.sql, device.id, ctx.now);
    if (state === 'gone') await removeDevice(ctx.sql, device.id);
    const isRemoved = state === 'gone' || (state === 'rejected' && (await noteRejection(ctx.sql, device.id, ctx.now)));
    result[state === 'sent' ? 'sent' : isRemoved ? 'removed' : 'failed'] += 1;
  }
  return result;
}
