import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { objectFiles, sendStored } from '#modules/platform/files/index.ts';
import { addDocument, deleteDocument } from './change-documents.ts';
import { documentFile, lackOfDocuments, listDocuments } from './read-documents.ts';
import * as schema from './staff-documents.schema.ts';

const tag = 'Users';
const SMALL = 8 * 1024;

/** D145: the documents of teachers, for admins and each teacher. */
export const documentEndpoints = [
  endpoint({
    method: 'get',
    path: '/teachers/:id/documents',
    tag,
    summary: 'List the documents of a teacher, for admins and the teacher',
    access: 'session',
    params: schema.teacherParams,
    response: { schema: schema.documentsResponse },
    errors: [404],
    handle: (ctx, { params: { id } }) => listDocuments(ctx, id),
  }),
  endpoint({
    method: 'get',
    path: '/teachers/:id/documents/missing',
    tag,
    summary: 'Say whether a teacher lacks a document for teaching children; for staff of the teacher',
    access: { permission: 'users.read' },
    params: schema.teacherParams,
    response: { schema: schema.missingResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: { missing: await lackOfDocuments(ctx, id) } }),
  }),
  endpoint({
    method: 'post',
    path: '/teachers/:id/documents',
    unknownFields: 'rejected',
    tag,
    summary: 'Add a document of a teacher; for admins',
    access: 'session',
    params: schema.teacherParams,
    body: {
      schema: schema.documentBody,
      accepts: ['multipart', 'json'],
      maxBytes: SMALL,
      files: objectFiles(['file']),
    },
    response: { status: 201, schema: schema.documentResponse },
    idempotent: true,
    errors: [403, 404],
    handle: async (ctx, { params: { id }, body: input }) => ({
      data: await addDocument({ ctx, teacherId: id, input }),
    }),
  }),
  endpoint({
    method: 'get',
    path: '/documents/:id/file',
    inView: 'closed',
    tag,
    summary: 'Download the file of a document',
    access: 'session',
    params: schema.documentParams,
    response: { description: 'The bytes' },
    errors: [404, 416],
    handle: async (ctx, { params: { id }, c }) => sendStored(ctx, c, await documentFile(ctx, id)),
  }),
  endpoint({
    method: 'delete',
    path: '/documents/:id',
    tag,
    summary: 'Delete a document of a teacher with its file; for admins',
    access: 'session',
    params: schema.documentParams,
    response: { schema: message },
    errors: [403, 404],
    async handle(ctx, { params: { id } }) {
      await deleteDocument(ctx, id);
      return { message: 'Document Deleted' };
    },
  }),
];
