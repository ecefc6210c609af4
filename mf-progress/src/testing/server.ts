import { requestsTo } from '@academy/shared-ui/testing';
import { setupServer } from 'msw/node';

export const server = setupServer();
export const { take, takeBodies, reject, serve } = requestsTo(server);
