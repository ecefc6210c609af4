import * as v from 'valibot';

const option = v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]);

export const tokenResponse = v.object({
  data: v.object({
    /** An Ably JWT, valid for an hour. */
    token: v.string(),
    clientId: v.string(),
    channel: v.string(),
    /** The common channel; null: common events arrive in the viewer's own channel. */
    shared: v.nullable(v.string()),
    /** Options for Ably's client; empty for Ably's own hosts. */
    options: v.record(v.string(), option),
  }),
});
