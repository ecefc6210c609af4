import * as v from 'valibot';
import { hubOptions } from '../contract/realtime.ts';
import { http } from '../http/http.ts';

const grantSchema = v.object({
  data: v.object({
    token: v.string(),
    channel: v.string(),
    /** The common channel, if there is one. */
    shared: v.optional(v.nullable(v.string()), null),
    options: v.record(v.string(), v.unknown()),
  }),
});

/** The data with which this page listens: a token, the channel, and options for Ably's client. */
export type RealtimeGrant = v.InferOutput<typeof grantSchema>['data'];

/**
 * Requests a token for listening. The academy's own hub is at the page's origin, whatever name the server uses for
 * itself; Ably, which needs no options, is at the hosts that its client knows.
 */
export async function requestToken(signal?: AbortSignal): Promise<RealtimeGrant> {
  const { data } = await http.get('realtime/token', { retry: 0, ...(signal && { signal }) }).json(grantSchema);
  const isOwnHub = Object.keys(data.options).length > 0;
  return isOwnHub ? { ...data, options: { ...data.options, ...hubOptions(location.origin) } } : data;
}
