import type { InferInput } from 'valibot';
import { notFound } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import type { MeetingEvent } from '#base/meetings/meeting-provider.ts';
import { deauthorize } from '../connection/deauthorize.ts';
import type { webhookResponse } from '../meetings.schema.ts';
import { recordStay } from './record-stay.ts';

const startedText = `update class_meetings set started_at = least(coalesce(started_at, $2), $2) where meeting_id = $1`;

async function apply(ctx: Ctx, event: Exclude<MeetingEvent, { kind: 'validation' }>): Promise<void> {
  if (event.kind === 'deauthorized') return ctx.sql.transaction((sql) => deauthorize(sql, event.accountId, event.at));
  if (event.kind !== 'started') return recordStay(ctx, event);
  await ctx.sql.query({ text: startedText, values: [event.meetingId, event.at] });
}

/** Processes a report of the provider: repeated reports, and any order, have the same result. */
export async function receiveEvent(
  ctx: Ctx,
  text: string,
  headers: Headers,
): Promise<InferInput<typeof webhookResponse>> {
  const { provider } = ctx.deps.meetings;
  if (!provider) throw notFound('Provider');
  const event = provider.readEvent(text, headers, ctx.now);
  if (event?.kind === 'validation') return event.response;
  if (event) await apply(ctx, event);
  return { message: 'Received' };
}
