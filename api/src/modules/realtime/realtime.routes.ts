import { endpoint } from '#base/http/endpoint.ts';
import { tokenAnswer } from './realtime.schema.ts';

const token = endpoint({
  method: 'get',
  path: '/realtime/token',
  tag: 'Realtime',
  summary: 'Lets a client listen to the reader’s own channel, by Ably’s SDK',
  access: 'session',
  answer: { schema: tokenAnswer },
  refusals: [429],
  async handle(ctx) {
    await ctx.deps.limits.realtimeTokens.take(ctx.reader.session);
    return { data: ctx.deps.realtime.grant(ctx.reader, ctx.now) };
  },
});

export const realtimeEndpoints = [token];
