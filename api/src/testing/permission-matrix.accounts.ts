import { TEST_PASSWORD } from './builders.ts';
import type { Asks, Question } from './permission-matrix.world.ts';

/** As somebody like the asker: the call ends sessions, or changes who asks. */
const asDouble =
  (body?: unknown) =>
  async ({ world, asker }: Question) => ({
    body,
    token: (await world.double(asker)).token,
  });

const withEmail =
  (rest: object) =>
  async ({ world, asker }: Question) => ({
    body: { email: (await world.double(asker)).user.email, ...rest },
  });

export const accountAsks: Asks = {
  'post /auth/signup': ({ world }) => {
    const number = world.another();
    const email = `somebody-${number}@academy.test`;
    return { body: { name: 'New', email, password: TEST_PASSWORD, phone: `0790${number}` } };
  },
  'post /login': withEmail({ password: TEST_PASSWORD }),
  'post /auth/logout': asDouble(),
  'post /auth/forgetPassword': withEmail({}),
  'post /auth/verifyResetcode': () => ({ body: { resetCode: '000000' } }),
  'put /auth/resetPassword': withEmail({ newPassword: TEST_PASSWORD }),
  'get /profile': () => ({}),
  'get /own-profile': () => ({}),
  'put /own-profile': asDouble({ name: 'New' }),
  'put /own-password': asDouble({ currentPassword: TEST_PASSWORD, newPassword: 'brand new' }),
  'delete /own-account': asDouble(),
  'post /contact': () => ({ body: { name: 'Somebody', email: 'somebody@academy.test', message: 'Salam' } }),
};
