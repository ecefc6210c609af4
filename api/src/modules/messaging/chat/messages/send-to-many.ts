import { writeAudit } from '#base/audit/audit.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { checkKey } from '#base/http/idempotency.ts';
import { isVisible } from '#base/text/visible-text.ts';
import type { SendToManyInput, SentToMany } from '#modules/messaging/chat/chat.schema.ts';
import { sendOnce } from './send-message.ts';

interface SendToMany {
  ctx: ViewerCtx;
  input: SendToManyInput;
  /** The key of each message is derived from this one, so that a repeated request sends nothing. */
  key: string | undefined;
}

const isRejection = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden');

/**
 * Sends one text to several people, each in the conversation with them (D45), and returns those who may not be
 * messaged. The ids are sorted, so that two such calls never deadlock.
 * @throws AppError `invalid` for an empty text.
 */
export async function sendToMany({ ctx, input, key }: SendToMany): Promise<SentToMany> {
  if (key !== undefined) checkKey(key);
  const { message, receiver_ids } = input;
  if (!isVisible(message)) throw fieldError('message', 'required', 'Message is required');
  const receivers = [...new Set(receiver_ids)].sort((one, other) => one - other);
  return ctx.sql.transaction(async (sql) => {
    const sent: number[] = [];
    const rejected: number[] = [];
    let isNew = false;
    for (const receiver_id of receivers) {
      const own = key === undefined ? undefined : `${key}.${receiver_id}`;
      try {
        const result = await sendOnce(sql, { ctx, input: { message, receiver_id }, key: own });
        isNew ||= result.isNew;
        sent.push(receiver_id);
      } catch (error) {
        if (!isRejection(error)) throw error;
        rejected.push(receiver_id);
      }
    }
    if (isNew)
      await writeAudit(sql, ctx, {
        action: 'message.send-to-many',
        subject: 'user',
        subjectId: ctx.viewer.userId,
        after: { receivers: sent },
      });
    return { sent: sent.length, rejected: rejected.map(String) };
  });
}
