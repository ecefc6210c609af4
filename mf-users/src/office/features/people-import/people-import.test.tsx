import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { anImport, serveImports, takeFiles } from '#/office/testing/imports.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/users/import';
const file = new File(['name,email\nOmar,omar@academy.test'], 'people.csv', { type: 'text/csv' });

beforeEach(() => {
  signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.create', 'users.read']);
  serveImports();
});

async function chooseFile(language: 'en' | 'ar' = 'en') {
  const { user } = await renderAt(PAGE, language);
  await user.upload(await screen.findByLabelText(language === 'en' ? 'File' : 'الملف'), file);
  return user;
}

test('wrong cells are listed with row, column, value and reason, and nothing can be imported', async () => {
  const problem = { row: 3, field: 'email' as const, value: '123', code: 'invalid', message: '' };
  takeFiles(anImport({ problems: [problem], problem_total: 1, may: { apply: false, undo: false } }));
  await chooseFile('ar');
  const cells = await screen.findByRole('list', { name: 'خلايا خاطئة' });
  expect(cells.textContent).toBe('الصف 3 · البريد الإلكتروني123ليس بريدًا إلكترونيًا');
  expect(screen.queryByRole('button', { name: /^استيراد/ })).toBeNull();
  screen.getByRole('button', { name: 'اختيار الملف المصحح' });
});

test('phones without a code are read as those of the country that is chosen (D166)', async () => {
  const forms = takeFiles(anImport());
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: /^Country: / }));
  const countries = within(screen.getByRole('dialog'));
  await user.type(countries.getByRole('searchbox'), 'السعودية{Enter}');
  await user.upload(screen.getByLabelText('File'), file);
  await waitFor(() => expect(forms[0]?.get('phone_country')).toBe('SA'));
});

test('what the reader doubts is listed with its row or column', async () => {
  const doubts = [
    { row: 1, head: 'Mother', value: '01012345678', code: 'unread', message: '' },
    { row: 7, head: '', value: 'Omar,"', code: 'quotes', message: '' },
  ];
  takeFiles(anImport({ doubts, problem_total: 2, may: { apply: false, undo: false } }));
  await chooseFile();
  const items = within(await screen.findByRole('list', { name: 'Wrong cells' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'Row 1 · Mother01012345678This column is not read, but holds a name, emails or phones',
    'Row 7Omar,"A quotation mark in this row does not end or is in the wrong place, so rows may be missing',
  ]);
});

test.each([
  [422, 'web_page', /^This is a web page/],
  [422, 'damaged', /^This workbook can’t be opened/],
  [429, 'x', /^Another file is being read/],
])('a file that cannot be read is named: %s %s', async (status, code, words) => {
  reject('post', 'imports', status, { code: 'invalid', fields: [{ path: 'file', code, message: '' }] });
  await chooseFile();
  await screen.findByText(words);
});

test('a file without wrong cells is imported, with invitation mails unless they are left out', async () => {
  takeFiles(anImport());
  const applied = anImport({
    state: 'applied',
    undo_until: '2026-11-28T09:00:00.000Z',
    may: { apply: false, undo: true },
  });
  const sent = takeBodies('post', 'imports/3/apply', { data: applied });
  const user = await chooseFile();
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Invite/ })).checked).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Import 2 people' }));
  await screen.findByText('The file was imported');
  screen.getByText(/^Can be undone until/);
  expect(sent).toEqual([{ mail: true }]);
});

const aPerson = {
  row: 3,
  is_new: true,
  name: 'محمد',
  email: 'm@academy.test',
  phone: null,
  code: null,
  parent_name: null,
  parent_email: null,
  is_changed: false,
  before: null,
};

test('the first people are shown as they will be, before they are imported', async () => {
  const known = {
    ...{ ...aPerson, row: 4, is_new: false, is_changed: true, name: 'Omar', phone: '01012345678', code: 'S-0001' },
    ...{ balance: 4, before: { name: 'Omar', phone: null, balance: 2 } },
  };
  takeFiles(anImport({ preview: [{ ...aPerson, balance: null }, known] }));
  await chooseFile('ar');
  const items = within(await screen.findByRole('list', { name: 'أول الأشخاص بعد الاستيراد' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'محمدجديدm@academy.test',
    'Omarموجود من قبلm@academy.testالهاتف: 01012345678الرمز: S-0001الحصص المتبقية: \u20682\u2069 ← \u20684\u2069',
  ]);
});

test('the sheet and the row with the heads can be changed, and are sent as they were chosen', async () => {
  const reading = { sheet: 'Read me', sheets: ['Read me', 'Students'], head_row: 2, encoding: null };
  reject('post', 'imports', 422, {
    code: 'invalid',
    fields: [{ path: 'file', code: 'empty', message: '' }],
    data: { reading },
  });
  const user = await chooseFile();
  await screen.findByText('The file has no rows below the headings.');
  const taken = takeFiles(anImport({ reading: { ...reading, sheet: 'Students', head_row: 4 } }));
  await user.selectOptions(screen.getByLabelText('Sheet'), 'Students');
  await user.type(screen.getByLabelText('Row with the headings'), '٤');
  expect(screen.queryByLabelText('Encoding')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText('The file was checked');
  expect(taken.map((form) => [form.get('sheet'), form.get('head_row'), form.get('encoding')])).toEqual([
    ['Students', '4', null],
  ]);
});

test('an encoding that the letters do not tell is asked for', async () => {
  reject('post', 'imports', 422, { code: 'invalid', fields: [{ path: 'encoding', code: 'unsure', message: '' }] });
  const user = await chooseFile('ar');
  const field = await screen.findByLabelText('الترميز');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const taken = takeFiles(anImport());
  await user.selectOptions(field, 'التركية (Windows)');
  await user.click(screen.getByRole('button', { name: 'إعادة الفحص' }));
  await screen.findByText('فُحص الملف');
  expect(taken.map((form) => form.get('encoding'))).toEqual(['windows-1254']);
});

test('a column that holds phones and is not read is left out on request', async () => {
  const doubts = [{ row: 1, head: 'Mother', value: '01012345678', code: 'unread', message: '' }];
  takeFiles(anImport({ doubts, problem_total: 1, may: { apply: false, undo: false } }));
  const user = await chooseFile();
  const box = await screen.findByRole('checkbox', { name: /^Leave out .Mother.$/ });
  const taken = takeFiles(anImport());
  await user.click(box);
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await screen.findByRole('button', { name: 'Import 2 people' });
  expect(taken.map((form) => form.get('leave_out'))).toEqual(['["Mother"]']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Mother/ }).checked).toBe(true);
});

const columns = [
  { head: 'Student', field: 'name' as const },
  { head: 'Contact', field: null },
  { head: 'Mobile', field: 'phone' as const },
];
const NONE = 'Not in the file';
const chosenIn = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value || NONE;

test('each field shows the column that the server has found, and what stands in it is sent; the rest stays', async () => {
  const doubts = [{ row: 1, head: 'Contact', value: 'omar@academy.test', code: 'unread', message: '' }];
  takeFiles(anImport({ columns, doubts, problem_total: 1, may: { apply: false, undo: false } }));
  const user = await chooseFile();
  const email = await screen.findByLabelText('Email');
  expect(['Name', 'Email', 'Phone', 'Remaining classes'].map(chosenIn)).toEqual([
    ...['Student', 'Not in the file', 'Mobile', 'Not in the file'],
  ]);
  await user.selectOptions(email, 'Contact');
  await user.selectOptions(screen.getByLabelText('Phone'), 'Not in the file');
  await user.selectOptions(screen.getByLabelText('Code'), 'Mobile');
  expect(['Name', 'Email', 'Phone', 'Code'].map(chosenIn)).toEqual(['Student', 'Contact', 'Not in the file', 'Mobile']);
  const taken = takeFiles(anImport({ columns }));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('button', { name: 'Import 2 people' });
  expect(taken.map((form) => form.get('columns'))).toEqual(['{"email":"Contact","phone":null,"code":"Mobile"}']);
  expect([chosenIn('Phone'), chosenIn('Email')]).toEqual(['Not in the file', 'Contact']);
});

test('a name of two columns is shown as both, and a changed field must be checked before the import', async () => {
  const parts = ['First name', 'Last name'].map((head) => ({ head, field: 'name' as const }));
  takeFiles(anImport({ columns: parts }));
  const user = await chooseFile();
  await screen.findByRole('button', { name: 'Import 2 people' });
  expect(screen.getByLabelText<HTMLSelectElement>('Name').selectedOptions[0]?.textContent).toBe(
    'First name + Last name',
  );
  await user.selectOptions(screen.getByLabelText('Name'), 'Last name');
  const said = screen.getAllByText(/Changed since the check/);
  expect(said.map((each) => each.closest('[data-bulk-acts]') !== null)).toEqual([false, true]);
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('while a changed field is checked, the result before it cannot be imported', async () => {
  takeFiles(anImport({ columns }));
  const user = await chooseFile();
  await user.selectOptions(await screen.findByLabelText('Phone'), NONE);
  server.use(http.post('*/api/imports', () => new Promise<never>(() => undefined)));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Check again' }).getAttribute('aria-busy')).toBe('true'),
  );
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('a phone that cannot be taken does not keep anybody out, and is named with the person', async () => {
  const warning = { row: 3, column: 'phone' as const, value: '0770', code: 'invalid', name: 'Sara', person_id: null };
  takeFiles(anImport({ warnings: [warning], warning_total: 1, parents: 1 }));
  const user = await chooseFile('ar');
  await screen.findByRole('button', { name: 'استيراد 3 أشخاص' });
  const fold = screen.getByRole('button', { name: /^تنبيهات/ });
  expect([fold.getAttribute('aria-expanded'), screen.queryByRole('list', { name: 'تنبيهات' })]).toEqual([
    'false',
    null,
  ]);
  await user.click(fold);
  expect(screen.getByRole('list', { name: 'تنبيهات' }).textContent).toBe(
    'Saraالصف 3 · الهاتف0770يُرجى كتابة رقم يبدأ بعلامة + ورمز الدولة، أو 11 رقمًا',
  );
  screen.getByText(/طالبان، ولي أمر واحد⁩? · /);
});

test('the result says the people by role, who has no phone, and whose name is to be completed', async () => {
  const people = [
    { id: '7', name: 'Sara', is_new: true, is_parent: false },
    { id: '8', name: 'rania', is_new: true, is_parent: true },
  ];
  const warning = { row: 3, column: 'phone' as const, value: '0770', code: 'twice', name: 'Sara', person_id: '7' };
  const about = { created: 12, rows: 12, parents: 6, warnings: [warning], warning_total: 1 };
  const outcome = { people, unnamed: [{ id: '8', email: 'rania@academy.test' }] };
  takeFiles(anImport(about));
  takeBodies('post', 'imports/3/apply', {
    data: anImport({ ...about, state: 'applied', outcome, may: { apply: false, undo: true } }),
  });
  const user = await chooseFile();
  await user.click(await screen.findByRole('button', { name: 'Import 18 people' }));
  await screen.findByText('Added: 12 students, 6 parents');
  const names = within(screen.getByRole('list', { name: '1 name to complete' }));
  expect(names.getByRole('link').getAttribute('href')).toBe('/dashboard/users/guest/edit/8');
  await user.click(screen.getByRole('button', { name: /^Warnings/ }));
  expect(screen.getByRole('link', { name: 'Sara' }).getAttribute('href')).toBe('/dashboard/users/student/7');
  await user.click(screen.getByRole('button', { name: /^New/ }));
  expect(screen.getByRole('list', { name: 'New people' }).textContent).toBe('SararaniaParent');
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('children without an address are shown as such, and who cannot be told from another is named', async () => {
  const problem = { row: 4, field: 'name' as const, value: 'Yusuf', code: 'same_name', message: '' };
  const preview = [{ ...aPerson, name: 'Yusuf', email: null, balance: null, parent_email: 'layla@academy.test' }];
  takeFiles(anImport({ preview, problems: [problem], problem_total: 1, may: { apply: false, undo: false } }));
  await chooseFile();
  const items = within(await screen.findByRole('list', { name: 'The first people after the import' }));
  expect(items.getByRole('listitem').textContent).toBe('YusufNewNo addressParent email: layla@academy.test');
  screen.getByText('Another student without an email has this name. Add a code, or the parent’s email.');
});

test('columns with unknown heads are chosen by hand, in a file that stays chosen', async () => {
  const unknown = [
    { head: 'Who', field: null },
    { head: 'Contact', field: null },
  ];
  const fields = [{ path: 'columns', code: 'missing', message: '' }];
  reject('post', 'imports', 422, { code: 'invalid', fields, data: { columns: unknown, column: 'name' } });
  const user = await chooseFile();
  const name = await screen.findByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await user.selectOptions(name, 'Who');
  await user.selectOptions(screen.getByLabelText('Email'), 'Contact');
  const taken = takeFiles(anImport({ columns: unknown }));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText('The file was checked');
  expect(taken.map((form) => [form.get('columns'), (form.get('file') as File).name])).toEqual([
    ['{"name":"Who","email":"Contact"}', 'people.csv'],
  ]);
  expect(chosenIn('Email')).toBe('Contact');
});

test.each([
  ['changed', 'Omar AliWas changed since'],
  ['of a newer API', 'Omar Ali'],
])('an import is undone, and the people who stay are named with the reason: %s', async (reason, words) => {
  serveImports([anImport({ state: 'applied', may: { apply: false, undo: true } })]);
  const left = [{ id: '9', name: 'Omar Ali', reason }];
  takeBodies('delete', 'imports/3', { data: { removed: 1, reverted: 0, left } });
  const { user } = await renderAt(PAGE);
  await screen.findAllByText('people.csv');
  const row = screen.getAllByRole('row').at(-1) as HTMLElement;
  await user.click(within(row).getAllByRole('button').at(-1) as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Undo' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
  const list = await screen.findByRole('list', { name: 'Who is left' });
  expect(list.textContent).toBe(words);
});

test('earlier imports are listed also by an API that counts less', async () => {
  const { changed, parents, known_parents, warning_total, ...row } = anImport({ state: 'applied' });
  server.use(http.get('*/api/imports', () => HttpResponse.json({ data: [row], pagination: { total: 1 } })));
  await renderAt(PAGE);
  expect((await screen.findAllByText('2 students')).length).toBeGreaterThan(0);
});
