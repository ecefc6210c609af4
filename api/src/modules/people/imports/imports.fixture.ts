import { formOf } from '#testing/fixtures/media.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';
import type { WireImport } from './imports.schema.ts';

export const importsOf = (api: TestApi) => {
  const send = async (
    token: string,
    content: string | Uint8Array<ArrayBuffer>,
    fields: Record<string, string> = {},
  ) => {
    const response = await api.request('post', '/api/imports', {
      token,
      body: formOf({ kind: 'students', ...fields, file: [Buffer.from(content), 'people.csv'] }),
    });
    return { status: response.status, body: await response.json() };
  };
  const call = async (token: string, method: 'get' | 'post' | 'delete', path: string, body?: object) => {
    const response = await api.request(method, `/api/imports/${path}`, { token, ...(body ? { body } : {}) });
    return { status: response.status, body: await response.json() };
  };
  return {
    send,
    call,
    async list() {
      const response = await api.request('get', '/api/imports', {
        token: await api.tokenFor(await api.buildUser({ role: 'admin' })),
      });
      return { body: await response.json() };
    },
    /** The dry run of a readable file. */
    check: async (token: string, content: string | Uint8Array<ArrayBuffer>, fields?: Record<string, string>) =>
      (await send(token, content, fields)).body.data as WireImport,
    apply: (token: string, id: string, body?: object) => call(token, 'post', `${id}/apply`, body),
    undo: (token: string, id: string) => call(token, 'delete', id),
    /** People by e-mail, as in the list of users. */
    async people(): Promise<Map<string, Record<string, unknown>>> {
      const rows = await api.deps.database.sql.query<{ email: string }>({
        text: `select u.id, u.name, u.email, u.phone, r.name as role, coalesce(s.code, t.code) as code, s.remaining,
            u.deleted_at is not null as gone
          from users u join roles r on r.id = u.role_id left join student_profiles s on s.user_id = u.id
            left join teacher_profiles t on t.user_id = u.id`,
      });
      return new Map(rows.map((row) => [row.email, row]));
    },
  };
};
