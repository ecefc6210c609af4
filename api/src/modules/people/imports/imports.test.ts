import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { workbook } from './file/workbook.fixture.ts';
import { importsOf } from './imports.fixture.ts';

const api = await useTestApi();
const { send, call, list, check, apply, undo, people } = importsOf(api);
const HOUR_MS = 3_600_000;

let admin: string;
beforeEach(async () => {
  admin = await api.tokenFor(await api.buildUser({ role: 'admin' }));
});

const problemsOf = async (content: string, fields?: Record<string, string>) =>
  (await check(admin, content, fields)).problems.map(({ row, field, code }) => [row, field, code]);

const codeOf = ({ status, body }: { status: number; body: { fields?: { path: string; code: string }[] } }) => [
  status,
  body.fields?.[0]?.path,
  body.fields?.[0]?.code,
];

describe('the dry run of an import (D122)', () => {
  it('the dry run of an import creates nobody, and names each wrong cell by row, column and value', async () => {
    const before = (await people()).size;
    const found = await check(
      admin,
      'name,email,phone,parent_email,balance\nOmar,omar@academy.test,123,parent,3.5\n,nobody,01012345678,,\nSara,sara@academy.test,,,4',
    );
    expect(found.problems.map(({ row, column, value, code }) => [row, column, value, code])).toEqual([
      [2, 'parent_email', 'parent', 'invalid'],
      [2, 'balance', '3.5', 'invalid'],
      [3, 'email', 'nobody', 'invalid'],
      [3, 'name', '', 'required'],
    ]);
    expect([found.rows, found.created, found.updated, found.problem_total]).toEqual([3, 3, 0, 4]);
    expect((await people()).size).toBe(before);
    expect((await apply(admin, found.id)).status).toBe(422);
  });

  it('the dry run names values that occur twice in the file or belong to others', async () => {
    await api.buildUser({ role: 'teacher', email: 'teacher@academy.test', phone: '01099999999' });
    const rows = [
      'Omar,omar@academy.test,01012345678,',
      'Omar,OMAR@academy.test,٠١٠١٢٣٤٥٦٧٨,',
      'Huda,teacher@academy.test,,',
      'Nora,nora@academy.test,01099999999,omar@academy.test',
    ];
    expect(await problemsOf(['name,email,phone,parent_email', ...rows].join('\n'))).toEqual([
      [3, 'email', 'twice'],
      [4, 'email', 'other_role'],
      [5, 'parent_email', 'student'],
    ]);
  });

  it('the dry run accepts Arabic headers, and columns that are chosen by hand', async () => {
    const arabic =
      'الاسم,البريد الإلكتروني,رقم الهاتف,بريد ولي الأمر,الرصيد\nعمر,omar@academy.test,01012345678,p@academy.test,٥';
    expect((await check(admin, arabic)).problem_total).toBe(0);
    const unknown = 'Who;Contact\nOmar;omar@academy.test';
    const rejected = await send(admin, unknown);
    expect(codeOf(rejected)).toEqual([422, 'columns', 'missing']);
    expect(rejected.body.data.columns.map(({ head }: { head: string }) => head)).toEqual(['Who', 'Contact']);
    const chosen = await check(admin, unknown, { columns: JSON.stringify({ name: 'Who', email: 'Contact' }) });
    expect([chosen.created, chosen.columns]).toEqual([
      1,
      [
        { head: 'Who', column: 'name', field: 'name' },
        { head: 'Contact', column: 'email', field: 'email' },
      ],
    ]);
  });

  it('the dry run rejects an unknown kind, a column twice, no rows and more than 5,000 rows', async () => {
    expect(codeOf(await send(admin, 'name,email\na,b', { kind: 'parents' }))).toEqual([422, 'kind', 'picklist']);
    expect(codeOf(await send(admin, 'name,name,email\na,b,c'))).toEqual([422, 'columns', 'twice']);
    expect(codeOf(await send(admin, 'name,email'))).toEqual([422, 'file', 'empty']);
    expect(codeOf(await send(admin, `name,email\n${'a,b\n'.repeat(5001)}`))).toEqual([422, 'file', 'too_many']);
  });

  it('an import of teachers has no columns for parents and balances', async () => {
    const file = 'name,email,balance,parent_name,parent_email\nHuda,huda@academy.test,3,Mona,p@academy.test';
    expect(await problemsOf(file, { kind: 'teachers' })).toEqual([
      [2, 'parent_name', 'students_only'],
      [2, 'parent_email', 'students_only'],
      [2, 'balance', 'students_only'],
    ]);
  });
});

const family =
  'name,email,phone,parent_email,balance\nOmar,omar@academy.test,01012345678,layla@academy.test,8\nSara,sara@academy.test,,layla@academy.test,-2';

describe('applying an import (D122)', () => {
  it('an import creates students with codes, a parent as guest with relations, and balances in the ledger; no mail', async () => {
    const { id } = await check(admin, family);
    const applied = await apply(admin, id);
    expect([applied.status, applied.body.data.state]).toEqual([200, 'applied']);
    const now = await people();
    const shown = (email: string) => {
      const { name, phone, role, code, remaining } = now.get(email) ?? {};
      return [name, phone, role, code, remaining];
    };
    expect(shown('omar@academy.test')).toEqual(['Omar', '01012345678', 'student', 'S-0001', 8]);
    expect(shown('sara@academy.test')).toEqual(['Sara', null, 'student', 'S-0002', -2]);
    expect(shown('layla@academy.test')).toEqual(['layla', null, 'guest', null, null]);
    const relations = await (await api.request('get', '/api/relations', { token: admin })).json();
    expect(relations.pagination.total).toBe(2);
    const omar = now.get('omar@academy.test')?.id;
    const ledger = await (await api.request('get', `/api/users/${omar}/ledger`, { token: admin })).json();
    expect(ledger.data.map((line: Record<string, unknown>) => [line.delta, line.reason, line.ref])).toEqual([
      [8, 'import', `import:${id}`],
    ]);
    expect(await api.mails()).toEqual([]);
  });

  it('an import invites the new people by mail if requested, and the link lets them sign in', async () => {
    const { id } = await check(admin, 'name,email\nOmar,omar@academy.test');
    await apply(admin, id, { mail: true });
    const [mail] = await api.mails();
    expect([mail?.to?.[0]?.address, mail?.subject]).toEqual([
      'omar@academy.test',
      'Your account is ready · حسابك جاهز',
    ]);
    const token = mail?.text?.match(/token=([\w-]{43})/)?.[1];
    const entered = await api.request('post', '/api/auth/invitation', { body: { token, password: 'correct horse' } });
    expect(entered.status).toBe(200);
  });

  it('an import changes known people by e-mail or code: name, phone, balance; the same file again changes nothing', async () => {
    await apply(admin, (await check(admin, family)).id);
    const file = 'name,email,code,phone,balance\nOmar Ali,omar@academy.test,,01055555555,10\n,,s-0002,,1';
    const dry = await check(admin, file);
    expect([dry.created, dry.updated, dry.problem_total]).toEqual([0, 2, 0]);
    await apply(admin, dry.id);
    const now = await people();
    expect(now.get('omar@academy.test')).toMatchObject({ name: 'Omar Ali', phone: '01055555555', remaining: 10 });
    expect(now.get('sara@academy.test')).toMatchObject({ name: 'Sara', remaining: 1 });
    const lines = async () => (await api.deps.database.sql.query({ text: 'select from class_ledger' })).length;
    const before = await lines();
    await apply(admin, (await check(admin, file)).id);
    expect(await lines()).toBe(before);
  });

  it('an account on a parent’s address that nobody has confirmed is a wrong cell, and gets no child', async () => {
    const file = 'name,email,parent_email\nOmar,omar@academy.test,layla@academy.test';
    const body = { name: 'Stranger', email: 'layla@academy.test', phone: '01012345670', password: 'of a stranger' };
    expect((await api.request('post', '/api/auth/signup', { body })).status).toBe(201);
    const checked = await check(admin, file);
    expect(checked.problems).toMatchObject([{ row: 2, column: 'parent_email', code: 'unconfirmed' }]);
    expect((await apply(admin, checked.id)).status).toBe(422);
    await api.deps.database.sql.query({
      text: 'update users set email_verified_at = now() where email = $1',
      values: ['layla@academy.test'],
    });
    expect((await check(admin, file)).problems).toEqual([]);
  });

  it('parents whom an earlier import made are no wrong cell, nor are unconfirmed ones of the same child', async () => {
    const file = 'name,email,parent_email\nOmar,omar@academy.test,layla@academy.test';
    await apply(admin, (await check(admin, file)).id);
    expect((await check(admin, file)).problems).toEqual([]);
    const other = 'name,email,parent_email\nSara,sara@academy.test,layla@academy.test';
    expect((await check(admin, other)).problems).toMatchObject([{ code: 'unconfirmed' }]);
  });

  it('an import links an existing parent, and creates teachers with codes', async () => {
    const parent = await api.buildUser({ role: 'teacher', email: 'layla@academy.test' });
    await apply(admin, (await check(admin, family)).id);
    const relations = await (
      await api.request('get', `/api/relations?related_user_id=${parent.id}`, { token: admin })
    ).json();
    expect(relations.pagination.total).toBe(2);
    await apply(admin, (await check(admin, 'name,email\nHuda,huda@academy.test', { kind: 'teachers' })).id);
    expect((await people()).get('huda@academy.test')).toMatchObject({ role: 'teacher', code: 'T-0001' });
  });

  it('an import is rejected, and creates nobody, if people have changed since the check', async () => {
    const { id } = await check(admin, family);
    await api.buildUser({ role: 'teacher', email: 'sara@academy.test' });
    const rejected = await apply(admin, id);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'outdated']);
    expect((await people()).has('omar@academy.test')).toBe(false);
    const { body } = await call(admin, 'get', id);
    expect([body.data.problem_total, body.data.may.apply]).toEqual([1, false]);
  });

  it.each([
    ['a phone', () => api.buildUser({ email: 'other@academy.test', phone: '01012345678' })],
    ['a parent', () => api.buildUser({ role: 'guest', email: 'layla@academy.test' })],
    ['a name', () => api.deps.database.sql.query({ text: `update users set name = 'Sara' where name = 'Sarah'` })],
  ])('an import is shown anew, and creates nobody, if %s has changed since the check', async (_what, change) => {
    await api.buildStudent({ role: 'student', email: 'sara@academy.test', name: 'Sarah' });
    const { id } = await check(admin, family.replace(',,layla@academy.test,-2', ',,,'));
    await change();
    const rejected = await apply(admin, id);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'outdated']);
    expect((await people()).has('omar@academy.test')).toBe(false);
    expect((await apply(admin, id)).status).toBe(200);
  });

  it('an import that is applied twice in parallel happens once', async () => {
    const { id } = await check(admin, family);
    const statuses = (await Promise.all([apply(admin, id), apply(admin, id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await apply(admin, id)).status).toBe(409);
  });
});

describe('an import of what an office has (D122)', () => {
  const sheet = [
    'Student,E-mail address,Mobile,Parent name,Parent mail,Credits',
    'Omar,omar@academy.test,+447700900100,Layla Haddad,layla@academy.test,8',
    'Sara,sara@academy.test,0770,,Layla@academy.test,8',
    'Noor,noor@academy.test,+447700900100,Mona,,4',
    'Zayd,zayd@academy.test,,,rania@academy.test,4',
  ].join('\n');
  const known = async (email: string) => (await people()).get(email);

  it('a phone that cannot be taken is a warning, and its row goes in without it', async () => {
    await api.buildUser({ email: 'other@academy.test', phone: '+447700900999' });
    const more = '\nHamza,hamza@academy.test,+447700900999,,,';
    const dry = await check(admin, sheet + more);
    expect([dry.problem_total, dry.warning_total, dry.created, dry.parents]).toEqual([0, 4, 5, 2]);
    expect(
      dry.warnings.map(({ row, column, value, code, name, person_id: id }) => [row, column, value, code, name, id]),
    ).toEqual([
      [3, 'phone', '0770', 'invalid', 'Sara', null],
      [4, 'parent_name', 'Mona', 'no_parent_email', 'Noor', null],
      [4, 'phone', '+447700900100', 'twice', 'Noor', null],
      [6, 'phone', '+447700900999', 'taken', 'Hamza', null],
    ]);
    const { status, body } = await apply(admin, dry.id);
    expect([status, body.data.state, body.data.warning_total]).toEqual([200, 'applied', 4]);
    const sara = await known('sara@academy.test');
    expect(body.data.warnings[0]).toMatchObject({ name: 'Sara', person_id: String(sara?.id) });
    expect([sara?.phone, (await known('omar@academy.test'))?.phone]).toEqual([null, '+447700900100']);
    const again = 'name,email,phone\nOmar,omar@academy.test,12';
    await apply(admin, (await check(admin, again)).id);
    expect((await known('omar@academy.test'))?.phone).toBe('+447700900100');
  });

  it('a parent of several children is one person with the name in the file; who has none is listed', async () => {
    const applied = (await apply(admin, (await check(admin, sheet)).id)).body.data;
    expect([applied.created, applied.parents, applied.known_parents]).toEqual([4, 2, 0]);
    const [layla, rania] = [await known('layla@academy.test'), await known('rania@academy.test')];
    expect([layla?.name, rania?.name]).toEqual(['Layla Haddad', 'rania']);
    expect(applied.outcome.unnamed).toEqual([{ id: String(rania?.id), email: 'rania@academy.test' }]);
    expect(applied.outcome.people.filter((each: Record<string, unknown>) => each.is_parent)).toHaveLength(2);
    const relations = await (await api.request('get', '/api/relations', { token: admin })).json();
    expect(relations.pagination.total).toBe(3);
  });

  it('a later file completes the name of a parent who had none, and keeps the others; undone, it is as before', async () => {
    const first = await check(admin, sheet);
    await apply(admin, first.id);
    const file = [
      ...['name,email,parent_name,parent_email', 'Zayd,zayd@academy.test,Rania Aziz,rania@academy.test'],
      'Omar,omar@academy.test,Somebody,layla@academy.test',
    ].join('\n');
    const dry = await check(admin, file);
    expect([dry.updated, dry.changed, dry.parents, dry.known_parents]).toEqual([2, 1, 0, 2]);
    await apply(admin, dry.id);
    expect([(await known('rania@academy.test'))?.name, (await known('layla@academy.test'))?.name]).toEqual([
      ...['Rania Aziz', 'Layla Haddad'],
    ]);
    expect((await call(admin, 'get', first.id)).body.data.outcome.unnamed).toEqual([]);
    expect((await undo(admin, dry.id)).body.data).toEqual({ removed: 0, reverted: 1, left: [] });
    expect((await known('rania@academy.test'))?.name).toBe('rania');
  });

  it('a field that is not in the file is not read, and a column of parents that holds contacts names nobody', async () => {
    const dry = await check(admin, sheet, { columns: JSON.stringify({ phone: null, parent_name: null }) });
    expect([dry.problem_total, dry.warning_total, dry.columns.map(({ field }) => field)]).toEqual([
      ...[0, 0],
      ['name', 'email', null, null, 'parent_email', 'balance'],
    ]);
    const parents = 'name,email,parent,parent_email\nOmar,o@academy.test,0501234567,p@academy.test';
    expect(await problemsOf(parents)).toEqual([[2, 'parent_name', 'no_name']]);
  });

  it('a check replaces the one before of the same file, and is no earlier import', async () => {
    const [first, second] = [await check(admin, sheet), await check(admin, sheet, { columns: '{"phone":null}' })];
    expect((await call(admin, 'get', first.id)).status).toBe(404);
    expect((await call(admin, 'get', second.id)).body.data.may.apply).toBe(true);
    expect((await list()).body.pagination.total).toBe(0);
  });

  it('checks of one file that come together each have their answer, and the last one stays', async () => {
    const checks = await Promise.all(Array.from({ length: 8 }, () => check(admin, sheet)));
    const states = await Promise.all(checks.map(async ({ id }) => (await call(admin, 'get', id)).status));
    expect(states.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('an import of children without an address (D140)', () => {
  const children =
    'name,email,parent_email,balance\nيوسف أحمد,,layla@academy.test,8\nYusuf Ali,-,layla@academy.test,\nMaryam,maryam@academy.test,,';
  const rowsOf = () =>
    api.deps.database.sql.query<{ name: string; email: string; handle: string | null }>({
      text: `select name, email, handle from users where role_id = (select id from roles where name = 'student') order by id`,
    });
  const csv = async () => (await api.request('get', '/api/users.csv?role=student', { token: admin })).text();

  it('children without an address get a user name and their parent, and no mail; the file again changes nothing', async () => {
    const dry = await check(admin, children);
    expect([dry.created, dry.problem_total]).toEqual([3, 0]);
    expect(dry.preview.map(({ email }) => email)).toEqual([null, null, 'maryam@academy.test']);
    await apply(admin, dry.id, { mail: true });
    expect(await rowsOf()).toEqual([
      { name: 'يوسف أحمد', email: 'yusf@no-email.invalid', handle: 'yusf' },
      { name: 'Yusuf Ali', email: 'yusuf@no-email.invalid', handle: 'yusuf' },
      { name: 'Maryam', email: 'maryam@academy.test', handle: null },
    ]);
    const mails = (await api.mails()).map(({ to }) => to?.[0]?.address);
    expect(mails.sort()).toEqual(['layla@academy.test', 'maryam@academy.test']);
    const relations = await (await api.request('get', '/api/relations', { token: admin })).json();
    expect(relations.data.map(({ user_name: name }: Record<string, string>) => name).sort()).toEqual([
      'Yusuf Ali',
      'يوسف أحمد',
    ]);
    const again = await check(admin, children);
    expect([again.created, again.updated, again.problem_total]).toEqual([0, 3, 0]);
    await apply(admin, again.id);
    expect(await rowsOf()).toHaveLength(3);
    expect(await csv()).not.toContain('no-email');
  });

  it('a sheet of students without a column of addresses is taken, one of teachers is not', async () => {
    const dry = await check(admin, 'name,phone\nYusuf,01012345678\nYusuf Ali,');
    await apply(admin, dry.id);
    expect((await rowsOf()).map(({ handle }) => handle)).toEqual(['yusuf', 'yusuf2']);
    expect(codeOf(await send(admin, 'name,phone\nHuda,', { kind: 'teachers' }))).toEqual([422, 'columns', 'missing']);
    expect(await problemsOf('name,email\nHuda,', { kind: 'teachers' })).toEqual([[2, 'email', 'required']]);
    const { body } = await undo(admin, dry.id);
    expect(body.data).toEqual({ removed: 2, reverted: 0, left: [] });
  });

  it('who cannot be told from another without an address is a wrong cell, until a code or a parent says it', async () => {
    await apply(admin, (await check(admin, 'name,code\nYusuf,S-0050')).id);
    const rows = ['yusuf,,', 'Omar,,', 'omar,,', 'Sara,,p@academy.test', 'sara,,p@academy.test', 'Yusuf,S-0051,'];
    expect(await problemsOf(['name,code,parent_email', ...rows, 'YUSUF,,q@academy.test'].join('\n'))).toEqual([
      [2, 'name', 'same_name'],
      [4, 'name', 'same_name'],
      [6, 'name', 'twice'],
    ]);
    expect(await problemsOf('code,email\nS-0050,yusuf@academy.test')).toEqual([[2, 'email', 'no_address']]);
  });

  it('a column of addresses with an unknown head is not read over', async () => {
    const { doubts } = await check(admin, 'name,Contact\nYusuf,yusuf@academy.test');
    expect(doubts).toMatchObject([{ head: 'Contact', code: 'unread' }]);
  });
});

describe('what the reader of an import doubts (D122)', () => {
  it('what may have been read wrongly is a problem, and nobody is lost silently', async () => {
    const open = 'name,email,notes\nA,a@academy.test,"good\nB,b@academy.test,fine';
    const found = await check(admin, open);
    expect(found.doubts.map(({ row, code }) => [row, code])).toEqual([[2, 'quotes']]);
    expect([found.problem_total, (await apply(admin, found.id)).status]).toEqual([1, 422]);
    const failed = await check(admin, 'name,email,phone\nA,a@academy.test,#N/A');
    expect([failed.problem_total, failed.warnings.map(({ code }) => code)]).toEqual([0, ['error_value']]);
    expect(await problemsOf('name,email,balance\nA,a@academy.test,#N/A')).toEqual([[2, 'balance', 'error_value']]);
    const phones = 'name,email,Mother\nA,a@academy.test,01012345678';
    expect((await check(admin, phones)).doubts).toMatchObject([{ row: 1, head: 'Mother', code: 'unread' }]);
    expect((await check(admin, phones, { leave_out: '["Mother"]' })).problem_total).toBe(0);
  });

  it('the first five people are shown as they will be, with how the file was read', async () => {
    const known = { role: 'student', name: 'Known', email: 'known@academy.test', phone: '01011111111' };
    await api.buildUser(known);
    const rows = ['Old,known@academy.test,-,4', ...'BCDEF'.split('').map((name) => `${name},${name}@academy.test,12,`)];
    const found = await check(admin, ['Title', 'name,email,phone,balance', ...rows].join('\n'));
    expect(found.reading).toEqual({ sheet: '', sheets: [], head_row: 2, encoding: 'utf-8' });
    expect(found.preview).toHaveLength(5);
    const about = { code: null, parent_name: null, parent_email: null };
    const before = { name: 'Known', phone: known.phone, balance: 0 };
    const old = { is_new: false, is_changed: true, ...about, before, name: 'Old', email: known.email };
    const made = { is_new: true, is_changed: false, ...about, before: null, name: 'B', email: 'b@academy.test' };
    expect(found.preview.slice(0, 2)).toEqual([
      { row: 3, ...old, phone: known.phone, balance: 4 },
      { row: 4, ...made, phone: null, balance: null },
    ]);
    expect([found.people.length, found.created, found.updated, found.changed]).toEqual([6, 5, 1, 1]);
  });

  it('an import that is read again judges only the people whom it shows, with the same result', async () => {
    const rows = Array.from({ length: 501 }, (_, at) => `P${at},p${at}@academy.test,${at === 3 ? '' : '01012345678'}`);
    const checked = await check(admin, ['name,email,phone', ...rows].join('\n'));
    const query = vi.spyOn(api.deps.database.sql, 'query');
    const { body } = await call(admin, 'get', checked.id);
    const asked = JSON.stringify(query.mock.calls);
    query.mockRestore();
    expect([asked.includes('p499@academy.test'), asked.includes('p500@academy.test')]).toEqual([true, false]);
    expect(body.data).toEqual({ ...checked, reading: null });
    expect(body.data.people).toHaveLength(500);
  });

  it('a phone that a spreadsheet has made a date of is a warning, and its row goes in without it', async () => {
    const date = { xml: '<c @ t="d"><v>2026-01-02</v></c>' };
    const file = await workbook([
      ['name', 'email', 'phone'],
      ['Omar', 'omar@academy.test', date],
      ['Sara', 'sara@academy.test', '12'],
    ]);
    const dry = await check(admin, file, { phone_country: 'OM' });
    expect([dry.problem_total, dry.warnings.map(({ row, value, code, name }) => [row, value, code, name])]).toEqual([
      0,
      [
        [2, '2026-01-02', 'date', 'Omar'],
        [3, '12', 'invalid', 'Sara'],
      ],
    ]);
    const { status, body } = await apply(admin, dry.id);
    expect([status, body.data.warning_total]).toEqual([200, 2]);
    expect((await people()).get('omar@academy.test')?.phone).toBeNull();
  });

  it('an encoding that the letters do not tell is asked for, with a row and an encoding that can be chosen', async () => {
    const file = Buffer.from('name,email\nI\xfe\xfdl,a@academy.test', 'latin1');
    expect(codeOf(await send(admin, file))).toEqual([422, 'encoding', 'unsure']);
    const found = await check(admin, file, { encoding: 'windows-1254' });
    expect(found.preview.map(({ name }) => name)).toEqual(['Işıl']);
    expect(codeOf(await send(admin, file, { encoding: 'windows-1254', head_row: '2' }))).toEqual([
      422,
      'file',
      'empty',
    ]);
    expect(codeOf(await send(admin, file, { encoding: 'x' }))).toEqual([422, 'encoding', 'picklist']);
  });
});

describe('an export that is sent back (D122)', () => {
  const columnsOf = async () =>
    [...(await people()).values()].map(({ email, name, phone, code, remaining }) => [
      email,
      name,
      phone,
      code,
      remaining,
    ]);

  it.each([
    ['student', 'en'],
    ['student', 'ar'],
    ['teacher', 'en'],
    ['teacher', 'ar'],
  ] as const)('an export of people with one change applies as just this change: %s %s', async (role, language) => {
    const made = { role, email: 'one@academy.test', phone: '01011111111' };
    await (role === 'student'
      ? api.buildStudent({ ...made, name: '=One' })
      : api.buildTeacher({ ...made, name: '=One' }));
    await api.buildUser({ role, name: 'أمل, "Two"', email: 'two@academy.test' });
    const response = await api.request('get', `/api/users.csv?role=${role}`, {
      token: admin,
      headers: { cookie: `language=${language}` },
    });
    const exported = await response.text();
    expect(exported).toContain(`${language === 'ar' ? 'الهاتف' : 'Phone'},`);
    expect(exported).toContain('"=""01011111111"""');
    const before = await columnsOf();
    const dry = await check(admin, exported.replace('01011111111', '01022222222'), { kind: `${role}s` });
    expect([dry.problem_total, dry.created, dry.updated]).toEqual([0, 0, dry.rows]);
    expect((await apply(admin, dry.id)).status).toBe(200);
    const changed = JSON.parse(JSON.stringify(before).replace('01011111111', '01022222222'));
    expect((await columnsOf()).toSorted()).toEqual(changed.toSorted());
  });
});

describe('undoing an import (D122)', () => {
  it('undoing an import deletes the new people and reverts changes, within 24 hours and once', async () => {
    const known = await api.buildUser({
      role: 'student',
      email: 'known@academy.test',
      name: 'Known',
      phone: '01011111111',
    });
    const file = `${family}\nRenamed,known@academy.test,01022222222,layla@academy.test,5`;
    const { id } = await check(admin, file);
    await apply(admin, id);
    const { status, body } = await undo(admin, id);
    expect([status, body.data]).toEqual([200, { removed: 3, reverted: 1, left: [] }]);
    const now = await people();
    expect([...now.values()].filter(({ gone }) => gone).length).toBe(3);
    expect(now.get('known@academy.test')).toMatchObject({ id: known.id, name: 'Known', phone: '01011111111' });
    const ledger = await (await api.request('get', `/api/users/${known.id}/ledger`, { token: admin })).json();
    expect(ledger.data.map(({ delta, balance }: Record<string, number>) => [delta, balance])).toEqual([
      [-5, 0],
      [5, 5],
    ]);
    expect((await undo(admin, id)).status).toBe(409);
    expect((await check(admin, file)).problem_total).toBe(0);
  });

  it('undoing an import keeps people who were changed since, with the reason, and their parents', async () => {
    const { id } = await check(admin, `${family}\nNora,nora@academy.test,,nora.mother@academy.test,`);
    await apply(admin, id);
    const omar = (await people()).get('omar@academy.test');
    const renamed = await api.request('put', `/api/users/${omar?.id}`, { token: admin, body: { name: 'Omar Ali' } });
    expect(renamed.status).toBe(200);
    const { body } = await undo(admin, id);
    expect(body.data.removed).toBe(3);
    expect(body.data.left.map(({ name, reason }: Record<string, string>) => [name, reason])).toEqual([
      ['Omar Ali', 'changed'],
      ['layla', 'child'],
    ]);
    const relations = await (await api.request('get', '/api/relations', { token: admin })).json();
    expect(relations.data.map(({ user_name }: Record<string, string>) => user_name)).toEqual(['Omar Ali']);
  });

  it('undoing an import keeps people who have signed in or whose classes were booked since', async () => {
    const { id } = await check(admin, family);
    await apply(admin, id, { mail: true });
    const mail = (await api.mails()).find(({ to }) => to?.[0]?.address === 'sara@academy.test');
    const token = mail?.text?.match(/token=([\w-]{43})/)?.[1];
    await api.request('post', '/api/auth/invitation', { body: { token, password: 'correct horse' } });
    const omar = (await people()).get('omar@academy.test');
    await api.request('put', `/api/users/${omar?.id}`, { token: admin, body: { remainingClasses: 4 } });
    const { body } = await undo(admin, id);
    expect(body.data.removed).toBe(0);
    expect(body.data.left.map(({ name }: Record<string, string>) => name).sort()).toEqual(['Omar', 'Sara', 'layla']);
  });

  it('an import keeps no cell of its file once it is undone, nor for more than two days', async () => {
    const file = 'name,email,phone\nOmar,omar@academy.test,0770';
    const warned = async ({ id }: { id: string }) => (await call(admin, 'get', id)).body.data.warnings.length;
    const undone = await check(admin, file);
    await apply(admin, undone.id);
    const other = await check(admin, file.replace('omar', 'sara'));
    await apply(admin, other.id);
    expect([await warned(undone), await warned(other)]).toEqual([1, 1]);
    await undo(admin, undone.id);
    await api.deps.database.sql.query({ text: 'update imports set done = null' });
    expect([await warned(undone), await warned(other)]).toEqual([0, 1]);
    api.clock.advance(48 * HOUR_MS);
    await api.cleanUp();
    expect(await warned(other)).toBe(0);
  });

  it('an import cannot be undone after 24 hours, and a file that was only checked is deleted', async () => {
    const { id } = await check(admin, family);
    await apply(admin, id);
    const checked = await check(admin, 'name,email\nNora,nora@academy.test');
    expect((await undo(admin, checked.id)).status).toBe(200);
    expect((await call(admin, 'get', checked.id)).status).toBe(404);
    api.clock.advance(24 * HOUR_MS);
    expect((await undo(admin, id)).status).toBe(409);
    const { body } = await list();
    expect(body.data.map((each: Record<string, unknown>) => [each.state, each.may])).toEqual([
      ['applied', { apply: false, undo: false }],
    ]);
  });
});
