import * as v from 'valibot';
import { notFound } from '#base/errors/app-error.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { matching, message } from '#base/http/fields.ts';
import { addPoster } from './add-poster.ts';
import { markOwnDraftForDeletion } from './delete-media.ts';
import { findOwnMedia } from './find-own-media.ts';
import { mediaSchema } from './media.schema.ts';
import { uploadFiles } from './media-files.ts';
import { receivedMedia, receivedPoster } from './received-media.ts';

const SMALL = 4 * 1024;

const upload = endpoint({
  method: 'post',
  path: '/uploads',
  tag: 'Files',
  summary: 'Upload a file for a later post or message; an unused file is deleted after a day',
  access: 'session',
  body: {
    schema: v.object({ file: receivedMedia, poster: v.optional(receivedPoster) }),
    accepts: ['multipart'],
    maxBytes: SMALL,
    files: uploadFiles,
  },
  response: { status: 201, schema: v.object({ data: mediaSchema }) },
  errors: [403],
  idempotent: true,
  before: (ctx, { body }) => addPoster(ctx, body),
  handle: (ctx, { body }) => findOwnMedia(ctx, body.file.id),
});

const discard = endpoint({
  method: 'delete',
  path: '/uploads/:id',
  tag: 'Files',
  summary: 'Delete your own unused upload',
  access: 'session',
  params: v.object({ id: matching(/^[0-9a-f]{40}$/) }),
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params }) {
    if (!(await markOwnDraftForDeletion(ctx, params.id))) throw notFound('Upload');
    return { message: 'Upload removed' };
  },
});

export const uploadEndpoints = [upload, discard];
