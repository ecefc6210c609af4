import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { createCoupon, deleteCoupon, editCoupon } from './change-coupons.ts';
import * as schema from './coupons.schema.ts';
import { findCoupon, listCoupons } from './list-coupons.ts';

const tag = 'Subscriptions';
const may = (action: 'read' | 'create' | 'update' | 'delete') => ({ permission: `subscriptions.coupons.${action}` });
const body = { schema: schema.couponBody, accepts: ['json'], maxBytes: 32 * 1024 } as const;
const response = { schema: schema.couponResponse };

const list = endpoint({
  method: 'get',
  path: '/coupons',
  tag,
  summary: 'List coupons',
  access: may('read'),
  query: schema.couponsQuery,
  response: { schema: schema.couponsPage },
  handle: (ctx, { query }) => listCoupons(ctx, query),
});

const find = endpoint({
  method: 'get',
  path: '/coupons/:id',
  tag,
  summary: 'Get a coupon',
  access: may('read'),
  params: schema.couponParams,
  response,
  errors: [404],
  handle: async (ctx, { params }) => ({ data: await findCoupon(ctx, params.id) }),
});

const create = endpoint({
  method: 'post',
  path: '/coupons',
  unknownFields: 'rejected',
  tag,
  summary: 'Create a coupon',
  access: may('create'),
  body,
  response: { status: 201, ...response },
  idempotent: true,
  handle: async (ctx, { body: input }) => ({ data: await createCoupon(ctx, input) }),
});

const edit = endpoint({
  method: 'put',
  path: '/coupons/:id',
  unknownFields: 'rejected',
  tag,
  summary: 'Update a coupon; what was bought with it keeps its discount',
  access: may('update'),
  params: schema.couponParams,
  body,
  response,
  errors: [404],
  handle: async (ctx, { params, body: input }) => ({ data: await editCoupon(ctx, params.id, input) }),
});

const remove = endpoint({
  method: 'delete',
  path: '/coupons/:id',
  tag,
  summary: 'Delete a coupon; what was bought with it keeps its discount',
  access: may('delete'),
  params: schema.couponParams,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params }) {
    await deleteCoupon(ctx, params.id);
    return { message: 'Coupon Deleted' };
  },
});

export const couponEndpoints = [list, find, create, edit, remove];
