import { type Endpoint, endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { addChild } from './add-child.ts';
import { changeChild, removeChild, setChildPassword } from './change-child.ts';
import * as schema from './children.schema.ts';
import { noteSelf } from './learners.ts';
import { listChildren } from './list-children.ts';
import { wayInEndpoints } from './way-in/way-in.routes.ts';

const tag = 'Children';
const json = { accepts: ['json'], maxBytes: 16 * 1024 } as const;
const params = schema.childParams;

/** D163: the children of a family that came by itself. */
export const childEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/children',
    tag,
    summary: 'List your children, and whether you learn yourself',
    access: 'session',
    response: { schema: schema.childrenResponse },
    handle: (ctx) => listChildren(ctx),
  }),
  endpoint({
    method: 'post',
    path: '/children',
    unknownFields: 'rejected',
    tag,
    summary: 'Add a child: a student without an email address, with you as the parent',
    access: 'session',
    body: { schema: schema.newChild, ...json },
    response: { status: 201, schema: schema.childResponse },
    idempotent: true,
    errors: [403, 422, 429],
    handle: async (ctx, { body: input }) => ({ data: { id: String(await addChild({ ctx, input })) } }),
  }),
  endpoint({
    method: 'put',
    path: '/who-learns',
    tag,
    summary: 'Answer that you learn yourself',
    access: 'session',
    body: { schema: schema.selfBody, ...json },
    response: { schema: message },
    errors: [403],
    async handle(ctx) {
      await noteSelf(ctx);
      return { message: 'Noted' };
    },
  }),
  endpoint({
    method: 'put',
    path: '/children/:id',
    tag,
    summary: 'Rename a child whom you have added, until something has happened to it',
    access: 'session',
    params,
    body: { schema: schema.changedChild, ...json },
    response: { schema: message },
    errors: [404, 409],
    async handle(ctx, { params: { id }, body: input }) {
      await changeChild({ ctx, id, input });
      return { message: 'Child changed' };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/children/:id',
    tag,
    summary: 'Take a child back whom you have added, until something has happened to it',
    access: 'session',
    params,
    response: { schema: message },
    errors: [404, 409],
    async handle(ctx, { params: { id } }) {
      await removeChild({ ctx, id });
      return { message: 'Child removed' };
    },
  }),
  endpoint({
    method: 'put',
    path: '/children/:id/password',
    tag,
    summary: 'Set the password of a child under 16 whom you have added; its sessions end',
    access: 'session',
    params,
    body: { schema: schema.childPassword, ...json },
    response: { schema: schema.passwordResponse },
    errors: [404, 409],
    async handle(ctx, { params: { id }, body: { password } }) {
      return { data: { handle: await setChildPassword({ ctx, id, password }) } };
    },
  }),
  ...wayInEndpoints,
];
