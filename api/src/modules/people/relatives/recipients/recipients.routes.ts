import { endpoint } from '#base/http/endpoint.ts';
import { idParams } from '#base/http/fields.ts';
import { listRecipients } from './list-recipients.ts';
import { recipientsResponse } from './recipients.schema.ts';

export const recipientEndpoints = [
  endpoint({
    method: 'get',
    path: '/users/:id/recipients',
    tag: 'Users',
    summary: 'List a user and the parents, with language and clock: to whom a message about the user is written',
    access: { permission: 'users.read' },
    params: idParams,
    response: { schema: recipientsResponse },
    errors: [404],
    handle: (ctx, { params }) => listRecipients({ ctx, id: params.id }),
  }),
];
