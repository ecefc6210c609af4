import { endpoint } from '#base/http/endpoint.ts';
import { tokenAnswer } from './realtime.schema.ts';

const token = endpoint({
  method: 'get',
  path: '/realtime/token',
  tag: 'Realtime',
  summary: 'Issue a realtime token for the viewer’s own channel',
  access: 'session',
  answer: { schema: tokenAnswer },
  refusals: [429],
  async handle(ctx) {
    await ctx.deps.limits.realtimeTokens.take(ctx.reader.session);
    return { data: ctx.deps.realtime.grant(ctx.reader, ctx.now) };
  },
});

export const realtimeEndpoints = [token];
