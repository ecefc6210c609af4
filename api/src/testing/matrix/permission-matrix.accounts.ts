import { TEST_PASSWORD } from '../builders/people.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

/** Uses a double of the viewer, because the call ends sessions or changes the caller. */
const asDouble =
  (body?: unknown) =>
  async ({ fixtures, viewer }: Question) => ({
    body,
    token: (await fixtures.double(viewer)).token,
  });

/** The student of the fixtures, whom nobody has named: only for the parent who named a child it is there (D163). */
const ofForeignChild =
  (rest: string, body?: unknown) =>
  ({ fixtures }: Question) => ({ path: `/children/${fixtures.own.student.id}${rest}`, body });

const withEmail =
  (rest: object) =>
  async ({ fixtures, viewer }: Question) => ({
    body: { email: (await fixtures.double(viewer)).user.email, ...rest },
  });

export const accountRequests: RequestBuilders = {
  'post /auth/signup': ({ fixtures }) => {
    const number = fixtures.another();
    const email = `somebody-${number}@academy.test`;
    return { body: { name: 'New', email, password: TEST_PASSWORD, phone: `0790${number}` } };
  },
  'post /login': withEmail({ password: TEST_PASSWORD }),
  'post /auth/logout': asDouble(),
  'post /auth/confirm-email': () => ({ body: { token: 'a'.repeat(43) } }),
  'post /auth/confirm-email/send': () => ({}),
  'post /auth/not-me': () => ({ body: { token: 'a'.repeat(43) } }),
  'post /auth/invitation': () => ({ body: { token: 'a'.repeat(43), password: TEST_PASSWORD } }),
  'post /auth/forgetPassword': withEmail({}),
  'post /auth/verifyResetcode': () => ({ body: { resetCode: '000000' } }),
  'put /auth/resetPassword': withEmail({ newPassword: TEST_PASSWORD }),
  'post /login/verify': () => ({ body: { challenge: 'a'.repeat(43), code: '123456' } }),
  'post /login/passkey': () => ({ body: {} }),
  'get /two-steps': () => ({}),
  'post /two-steps/totp': () => ({}),
  'post /two-steps/totp/confirm': asDouble({ code: '123456' }),
  'post /two-steps/recovery-codes': () => ({}),
  'post /two-steps/passkeys/options': () => ({}),
  'post /two-steps/passkeys': () => ({ body: { challenge: 'a'.repeat(43), name: 'Phone', passkey: {} } }),
  'delete /two-steps/passkeys/:id': () => ({ path: '/two-steps/passkeys/1' }),
  'delete /two-steps/:method': () => ({ path: '/two-steps/totp' }),
  'get /sessions': () => ({}),
  'delete /sessions/others': asDouble(),
  'delete /sessions/:id': () => ({ path: `/sessions/${'0'.repeat(32)}` }),
  'get /personal-data': () => ({}),
  'post /personal-data/export': ({ fixtures, of }) => ({
    body: of === 'child' ? { student_id: fixtures.own.student.id } : {},
  }),
  'get /personal-data/exports/:id': () => ({ path: '/personal-data/exports/999999' }),
  'get /personal-data/exports/:id/file': () => ({ path: '/personal-data/exports/999999/file' }),
  'post /personal-data/erasure': asDouble(),
  'delete /personal-data/erasures/:id': () => ({ path: '/personal-data/erasures/999999' }),
  'get /erasures': () => ({}),
  'put /erasures/:id/approve': () => ({ path: '/erasures/999999/approve' }),
  'put /erasures/:id/reject': () => ({ path: '/erasures/999999/reject', body: { note: 'Not now' } }),
  'get /consents': () => ({}),
  'post /consents': ({ fixtures, of }) => ({
    body: {
      accept: [{ kind: 'terms', version: 999_999 }],
      language: 'en',
      ...(of === 'child' && { student_id: fixtures.own.student.id }),
    },
  }),
  'get /legal-texts/current': () => ({}),
  'get /legal-texts': () => ({}),
  'get /legal-texts/:id/missing': async ({ fixtures }) => {
    const [text] = await fixtures.api.deps.database.sql.query<{ id: string }>({
      text: `insert into legal_texts (kind, version, text_en, text_ar, published_at)
        select 'monitoring', coalesce(max(version), 0) + 1, 'Notice', 'إشعار', now() from legal_texts where kind = 'monitoring'
        returning id`,
    });
    return { path: `/legal-texts/${text?.id}/missing` };
  },
  'post /legal-texts': async ({ fixtures }) => {
    const [last] = await fixtures.api.deps.database.sql.query<{ version: number }>({
      text: `select coalesce(max(version), 0) as version from legal_texts where kind = 'privacy'`,
    });
    return { body: { kind: 'privacy', version: (last?.version ?? 0) + 1, text: { en: 'Privacy', ar: 'الخصوصية' } } };
  },
  'get /profile': () => ({}),
  'get /own-profile': () => ({}),
  'put /own-profile': asDouble({ name: 'New' }),
  'get /children': () => ({}),
  'post /children': asDouble({ name: 'Yusuf', age: 8 }),
  'put /children/:id': ofForeignChild('', { name: 'Omar' }),
  'delete /children/:id': ofForeignChild(''),
  'put /children/:id/password': ofForeignChild('/password', { password: TEST_PASSWORD }),
  // The student of the fixtures has no age: whom a parent may open is proved in `way-in.test.ts`.
  'post /children/:id/session': ofForeignChild('/session'),
  'post /children/:id/codes': ofForeignChild('/codes'),
  'get /children/:id/devices': ofForeignChild('/devices'),
  'delete /children/:id/devices/:device': ofForeignChild(`/devices/${'0'.repeat(32)}`),
  'post /login/child-code': () => ({ body: { code: 'ABCD2345' } }),
  'post /children/session/back': asDouble({ password: TEST_PASSWORD }),
  'put /who-learns': asDouble({ learns: 'self' }),
  'put /own-teaching': () => ({ body: { gender: 'woman' } }),
  'put /own-language': () => ({ body: { language: 'ar' } }),
  'put /own-password': asDouble({ currentPassword: TEST_PASSWORD, newPassword: 'brand new' }),
  'delete /own-account': asDouble(),
  'post /figures': () => ({ body: { remotes: [] } }),
  'post /figures/policy': () => ({ body: { 'csp-report': {} } }),
  'post /contact': () => ({ body: { name: 'Somebody', email: 'somebody@academy.test', message: 'Salam' } }),
};

export const accountRows = `
  post   /auth/signup          any        201 201 201 201 201 201 201 201 201 201
  post   /login                any        200 200 200 200 200 200 200 200 200 200
  post   /auth/logout          own        401 200 200 200 200 200 200 200 200 200
  post   /auth/confirm-email   any        422 422 422 422 422 422 422 422 422 422
  post   /auth/confirm-email/send own     401 200 200 200 200 200 200 200 200 200
  post   /auth/not-me          any        422 422 422 422 422 422 422 422 422 422
  post   /auth/invitation      any        422 422 422 422 422 422 422 422 422 422
  post   /auth/forgetPassword  any        200 200 200 200 200 200 200 200 200 200
  post   /auth/verifyResetcode wrong      400 400 400 400 400 400 400 400 400 400
  put    /auth/resetPassword   unverified 400 400 400 400 400 400 400 400 400 400
  post   /login/verify         any        422 422 422 422 422 422 422 422 422 422
  post   /login/passkey        any        200 200 200 200 200 200 200 200 200 200
  get    /two-steps            own        401 200 200 200 200 200 200 200 200 200
  post   /two-steps/totp       own        401 200 200 200 200 200 200 200 200 200
  post   /two-steps/totp/confirm before   401 409 409 409 409 409 409 409 409 409
  post   /two-steps/recovery-codes none   401 409 409 409 409 409 409 409 409 409
  post   /two-steps/passkeys/options own  401 200 200 200 200 200 200 200 200 200
  post   /two-steps/passkeys   none       401 422 422 422 422 422 422 422 422 422
  delete /two-steps/passkeys/:id none     401 404 404 404 404 404 404 404 404 404
  delete /two-steps/:method    none       401 404 404 404 404 404 404 404 404 404
  get    /sessions             own        401 200 200 200 200 200 200 200 200 200
  delete /sessions/others      own        401 200 200 200 200 200 200 200 200 200
  delete /sessions/:id         foreign    401 404 404 404 404 404 404 404 404 404
  get    /personal-data        own        401 200 200 200 200 200 200 200 200 200
  post   /personal-data/export own        401 201 201 201 201 201 201 201 201 201
  post   /personal-data/export child      401 404 404 404 201 201 404 404 404 404
  get    /personal-data/exports/:id foreign 401 404 404 404 404 404 404 404 404 404
  get    /personal-data/exports/:id/file foreign 401 404 404 404 404 404 404 404 404 404
  post   /personal-data/erasure own       401 201 201 201 201 201 201 201 201 201
  delete /personal-data/erasures/:id foreign 401 404 404 404 404 404 404 404 404 404
  get    /erasures             all        401 403 403 403 403 403 403 403 200 200
  put    /erasures/:id/approve none       401 403 403 403 403 403 403 403 404 404
  put    /erasures/:id/reject  none       401 403 403 403 403 403 403 403 404 404
  get    /consents             own        401 200 200 200 200 200 200 200 200 200
  post   /consents             old        401 409 409 409 409 409 409 409 409 409
  post   /consents             child      401 403 403 403 403 409 403 403 403 403
  get    /legal-texts/current  any        200 200 200 200 200 200 200 200 200 200
  get    /legal-texts          all        401 403 403 403 403 403 403 403 200 200
  get    /legal-texts/:id/missing current 401 403 403 403 403 403 403 403 200 200
  post   /legal-texts          new        401 403 403 403 403 403 403 403 201 201
  get    /profile              own        401 200 200 200 200 200 200 200 200 200
  get    /own-profile          own        401 200 200 200 200 200 200 200 200 200
  put    /own-profile          own        401 200 200 200 200 200 200 200 200 200
  get    /children             own        401 200 200 200 200 200 200 200 200 200
  post   /children             own        401 201 201 201 201 201 403 403 403 403
  put    /children/:id         foreign    401 404 404 404 404 404 404 404 404 404
  delete /children/:id         foreign    401 404 404 404 404 404 404 404 404 404
  put    /children/:id/password foreign   401 404 404 404 404 404 404 404 404 404
  post   /children/:id/session  student   401 404 404 403 409 404 404 404 404 404
  post   /children/:id/codes    student   401 404 404 403 409 404 404 404 403 403
  get    /children/:id/devices  student   401 404 404 403 409 404 404 404 403 403
  delete /children/:id/devices/:device student 401 404 404 403 409 404 404 404 403 403
  post   /login/child-code     any        422 422 422 422 422 422 422 422 422 422
  post   /children/session/back own       401 409 409 409 409 409 409 409 409 409
  put    /who-learns           own        401 200 200 200 200 200 403 403 403 403
  put    /own-teaching         own        401 404 404 404 404 404 200 404 404 404
  put    /own-language         own        401 200 200 200 200 200 200 200 200 200
  put    /own-password         own        401 200 200 200 200 200 200 200 200 200
  delete /own-account          own        401 200 200 200 200 200 200 200 200 200
  post   /figures              any        200 200 200 200 200 200 200 200 200 200
  post   /figures/policy       any        200 200 200 200 200 200 200 200 200 200
  post   /contact              any        200 200 200 200 200 200 200 200 200 200`;
