import * as v from 'valibot';
import { hubOptions } from '../contract/realtime.ts';
import { http } from '../http/http.ts';

const grantSchema = v.object({
  data: v.object({
    token: v.string(),
    channel: v.string(),
    /** The channel of common notices, if there is one. */
    shared: v.optional(v.nullable(v.string()), null),
    options: v.record(v.string(), v.unknown()),
  }),
});

/** The data with which this page listens: a token, the channel, and options for Ably's client. */
export type RealtimeGrant = v.InferOutput<typeof grantSchema>['data'];

/**
 * Asks the API for leave to listen. The academy's own hub stands where this page came from, whatever name the server
 * knows itself by; Ably, which needs no options, stands where its client knows it to be.
 */
export async function requestToken(signal?: AbortSignal): Promise<RealtimeGrant> {
  const { data } = await http.get('realtime/token', { retry: 0, ...(signal && { signal }) }).json(grantSchema);
  const isOwnHub = Object.keys(data.options).length > 0;
  return isOwnHub ? { ...data, options: { ...data.options, ...hubOptions(location.origin) } } : data;
}
