import * as v from 'valibot';

const option = v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]);

export const tokenResponse = v.object({
  data: v.object({
    /** An Ably JWT, good for an hour. */
    token: v.string(),
    clientId: v.string(),
    channel: v.string(),
    /** The common channel; null: common notices come in the own one. */
    shared: v.nullable(v.string()),
    /** For Ably's client; empty where it is to talk to Ably itself. */
    options: v.record(v.string(), option),
  }),
});
