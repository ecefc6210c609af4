import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { formParams } from '#modules/forms/forms/forms.schema.ts';
import { isPlainForm, rejectPlainForm, sentAddress } from '#modules/forms/forms/page/plain-form.ts';
import { listSubmissions } from './list-submissions.ts';
import { deleteSubmission, findSubmission } from './one-submission.ts';
import { submissionFiles } from './submission-files.ts';
import * as schema from './submissions.schema.ts';
import { submissionsCsv } from './submissions-csv.ts';
import { admitSubmission, submitForm } from './submit-form.ts';

const tag = 'Forms';
const read = { permission: 'forms.read' } as const;

const submit = endpoint({
  method: 'post',
  path: '/forms/submit',
  tag,
  summary: 'Submit an open form; a plain HTML form gets a redirect',
  access: 'public',
  body: { schema: schema.submitBody, accepts: ['multipart'], maxBytes: 512 * 1024, files: submissionFiles },
  response: { status: 201, schema: message },
  idempotent: true,
  errors: [404, 429],
  alternatives: [
    { status: 303, type: 'text/html', description: 'A plain form was sent: back to its page' },
    ...[400, 404, 409, 413, 415, 422, 429].map((status) => ({
      status,
      type: 'text/html',
      description: 'To a plain form: a page that says what is wrong',
    })),
  ],
  renderError: rejectPlainForm,
  before: (ctx, { body, c }) => admitSubmission(ctx, body, c.req.header('idempotency-key')),
  async handle(ctx, { body: input, c }) {
    await submitForm({ ctx, input });
    if (isPlainForm(c)) return c.redirect(sentAddress(input.formId, input), 303);
    return { message: schema.SENT };
  },
});

const list = endpoint({
  method: 'get',
  path: '/forms/:id/submissions',
  tag,
  summary: 'List the submissions of a form, newest first; of a deleted form too',
  access: read,
  params: formParams,
  query: schema.submissionsQuery,
  response: { schema: schema.submissionsPage },
  errors: [404],
  handle: (ctx, { params, query }) => listSubmissions({ ctx, formId: params.id, query }),
});

const csv = endpoint({
  method: 'get',
  path: '/forms/:id/submissions.csv',
  inView: 'closed',
  tag,
  summary: 'Export the filtered submissions of a form as CSV, a column for each question that was ever answered',
  access: read,
  params: formParams,
  query: schema.submissionsFilter,
  response: { type: 'text/csv', description: 'UTF-8 with a byte order mark' },
  errors: [404],
  handle: (ctx, { params, query, c }) => submissionsCsv({ ctx, c, formId: params.id, filter: query }),
});

const find = endpoint({
  method: 'get',
  path: '/forms/submissions/:id',
  tag,
  summary: 'Get a submission with the questions as they were; marks it as read',
  access: read,
  params: schema.submissionParams,
  response: { schema: schema.submissionResponse },
  errors: [404],
  handle: async (ctx, { params }) => ({ data: await findSubmission({ ctx, id: params.id }) }),
});

const remove = endpoint({
  method: 'delete',
  path: '/forms/submissions/:id',
  tag,
  summary: 'Delete a submission',
  access: { permission: 'forms.delete' },
  params: schema.submissionParams,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params }) {
    await deleteSubmission({ ctx, id: params.id });
    return { message: 'Submission Deleted' };
  },
});

export const submissionEndpoints = [submit, list, csv, find, remove];
