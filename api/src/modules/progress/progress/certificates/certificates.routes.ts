import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { pdfResponse } from '#base/http/pdf-response.ts';
import * as schema from '../progress.schema.ts';
import { readCertificatePaper } from './certificate-paper.ts';
import { confirmCertificate, proposeCertificate, withdrawCertificate } from './change-certificates.ts';
import { listCertificates } from './list-certificates.ts';
import { listProposed } from './list-proposed.ts';

const tag = 'Progress';
const access = { permission: 'classes.report.create' } as const;
const params = schema.certificateParams;
const json = { accepts: ['json'], maxBytes: 1024 } as const;

export const certificateEndpoints = [
  endpoint({
    method: 'get',
    path: '/students/:id/certificates',
    tag,
    summary: 'List the certificates of a student, and those that can be proposed',
    access: 'session',
    params: schema.studentParams,
    response: { schema: schema.certificatesResponse },
    errors: [403, 404],
    handle: (ctx, { params: { id } }) => listCertificates({ ctx, id }),
  }),
  endpoint({
    method: 'post',
    path: '/students/:id/certificates',
    tag,
    summary: 'Propose the certificate of a juz, or of all of the Quran',
    access,
    params: schema.studentParams,
    body: { schema: schema.certificateBody, ...json },
    response: { status: 201, schema: schema.certificateResponse },
    idempotent: true,
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body: { juz } }) => ({ data: await proposeCertificate({ ctx, id, juz }) }),
  }),
  endpoint({
    method: 'get',
    path: '/certificates/proposed',
    tag,
    summary: 'List the certificates that wait for the viewer to confirm them, the oldest first',
    access,
    response: { schema: schema.proposedResponse },
    handle: async (ctx) => ({ data: await listProposed(ctx) }),
  }),
  endpoint({
    method: 'get',
    path: '/certificates/:id/paper',
    tag,
    summary: 'Get a certificate that is confirmed as PDF, in either language',
    access: 'session',
    params,
    query: schema.paperQuery,
    response: { type: 'application/pdf' },
    errors: [403, 404],
    async handle(ctx, { params: { id }, query: { language }, c }) {
      const { name, pdf } = await readCertificatePaper({ ctx, id, language });
      return pdfResponse(c, name, pdf);
    },
  }),
  endpoint({
    method: 'put',
    path: '/certificates/:id/confirm',
    tag,
    summary: 'Confirm a certificate that was proposed',
    access,
    params,
    response: { schema: schema.certificateResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await confirmCertificate({ ctx, id }) }),
  }),
  endpoint({
    method: 'delete',
    path: '/certificates/:id',
    tag,
    summary: 'Withdraw a certificate that is not confirmed',
    access,
    params,
    response: { schema: message },
    errors: [404, 409],
    async handle(ctx, { params: { id } }) {
      await withdrawCertificate({ ctx, id });
      return { message: 'Certificate withdrawn' };
    },
  }),
];
