import { endpoint } from '#base/http/endpoint.ts';
import { answerQuestion } from './answer-question.ts';
import * as schema from './feedback.schema.ts';
import { handleFeedback } from './handle-feedback.ts';
import { listFeedback } from './list-feedback.ts';
import { listQuestions } from './open-questions.ts';

const tag = 'Feedback';

export const feedbackEndpoints = [
  endpoint({
    method: 'get',
    path: '/feedback/questions',
    tag,
    summary: 'List what the viewer’s family is asked about the classes and has not answered',
    access: 'session',
    response: { schema: schema.questionsResponse },
    handle: async (ctx) => ({ data: await listQuestions({ ctx }) }),
  }),
  endpoint({
    method: 'post',
    path: '/feedback',
    tag,
    summary: 'Say how the classes are, after the third class or a monthly report',
    access: 'session',
    body: { schema: schema.feedbackBody, accepts: ['json'], maxBytes: 16 * 1024 },
    response: { status: 201, schema: schema.feedbackResponse },
    idempotent: true,
    errors: [404, 409],
    handle: async (ctx, { body: input }) => ({ data: await answerQuestion({ ctx, input }) }),
  }),
  endpoint({
    method: 'get',
    path: '/feedback',
    tag,
    summary: 'List what families say of the classes, for leaders and admins',
    access: { permission: 'users.read' },
    query: schema.feedbackQuery,
    response: { schema: schema.feedbackPage },
    errors: [422],
    handle: (ctx, { query }) => listFeedback({ ctx, query }),
  }),
  endpoint({
    method: 'put',
    path: '/feedback/:id/handled',
    tag,
    summary: 'Note that somebody has looked after what a family said',
    access: { permission: 'users.read' },
    params: schema.feedbackParams,
    response: { schema: schema.handledResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await handleFeedback({ ctx, id }) }),
  }),
];
