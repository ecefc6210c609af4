import { notFound } from '#base/errors/app-error.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { idParams } from '#base/http/fields.ts';
import { findAccount } from '#modules/accounts/identity/stored-account.ts';
import { deliveriesPage, deliveryResponse, logQuery } from './deliveries.schema.ts';
import { listDeliveries } from './list-deliveries.ts';
import { retryDelivery } from './retry-delivery.ts';

const admins = { permission: 'users.read', roles: ['admin', 'super-admin'] } as const;
const tag = 'Notifications';

export const deliveryEndpoints = [
  endpoint({
    method: 'get',
    path: '/users/:id/deliveries',
    tag,
    summary: 'List what was sent to a user by push and mail, or was to be sent, the newest first',
    access: admins,
    params: idParams,
    query: logQuery,
    response: { schema: deliveriesPage },
    errors: [404, 422],
    async handle(ctx, { params, query }) {
      if (!(await findAccount(ctx.sql, params.id))) throw notFound('User');
      return listDeliveries(ctx.sql, params.id, query);
    },
  }),
  endpoint({
    method: 'post',
    path: '/deliveries/:id/retry',
    tag,
    summary: 'Send what failed once more',
    access: admins,
    params: idParams,
    response: { schema: deliveryResponse },
    errors: [404, 409],
    handle: async (ctx, { params }) => ({ data: await retryDelivery({ ctx, id: params.id }) }),
  }),
];
