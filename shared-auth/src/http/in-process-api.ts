import { afterAll, beforeEach } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { signInForTest } from '../session/sign-in-for-test.ts';
import { replaceTransport } from './transport.ts';

interface User {
  id: number;
  name: string;
}

/** The real API without a network, made by `sharedTestApi` of `@academy/api/testing`. */
interface InProcessApi {
  fetch: (request: Request) => Promise<Response>;
  reset: () => unknown;
  buildUser: (about: { role: string }) => Promise<User>;
  tokenFor: (user: User) => Promise<string>;
}

/**
 * For contract tests: this file's client calls the real API, which is empty before each test. Awaited at the top of the
 * file: `const api = await useApi(sharedTestApi)`.
 */
export async function useApi<Api extends InProcessApi>(open: () => Promise<Api>): Promise<Api> {
  const api = await open();
  const restore = replaceTransport(api.fetch);
  afterAll(restore);
  beforeEach(async () => void (await api.reset()));
  return api;
}

/** A new user with the role, and a function that signs in as this user. */
export async function someone<Api extends InProcessApi>(
  api: Api,
  role: string,
): Promise<Awaited<ReturnType<Api['buildUser']>> & { signIn: () => void }> {
  const user = (await api.buildUser({ role })) as Awaited<ReturnType<Api['buildUser']>>;
  const token = await api.tokenFor(user);
  return { ...user, signIn: () => signInForTest({ id: String(user.id), name: user.name, role }, [], token) };
}

/** The API's response to a request that it must reject. @throws if the API accepts it. */
export async function rejectionOf(request: Promise<unknown>): Promise<ApiError> {
  const error = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`not refused: ${error}`);
  return error;
}
