import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anImport, serveImports, takeFiles } from '#/testing/imports.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';

const PAGE = '/dashboard/users/import';
const file = new File(['name,email\nOmar,omar@academy.test'], 'people.csv', { type: 'text/csv' });

beforeEach(() => {
  signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.create', 'users.read']);
  serveImports();
});

async function chooseFile(language: 'en' | 'ar' = 'en') {
  const { user } = await renderAt(PAGE, language);
  await user.upload(await screen.findByLabelText(language === 'en' ? 'File' : 'الملف'), file);
  await user.click(screen.getByRole('button', { name: language === 'en' ? 'Check the file' : 'فحص الملف' }));
  return user;
}

test('wrong cells are listed with row, column, value and reason, and nothing can be imported', async () => {
  const problem = { row: 3, column: 'phone' as const, value: '123', code: 'invalid', message: '' };
  takeFiles(anImport({ problems: [problem], problem_total: 1, may: { apply: false, undo: false } }));
  await chooseFile('ar');
  const cells = await screen.findByRole('list', { name: 'خلايا خاطئة' });
  expect(cells.textContent).toBe('الصف 3 · الهاتف123يُرجى كتابة رقم يبدأ بعلامة + ورمز الدولة، أو 11 رقمًا');
  expect(screen.queryByRole('button', { name: /^استيراد/ })).toBeNull();
});

test('phones without a code are read as those of the country that is chosen (D166)', async () => {
  const forms = takeFiles(anImport());
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: /^Country: / }));
  const countries = within(screen.getByRole('dialog'));
  await user.type(countries.getByRole('searchbox'), 'السعودية{Enter}');
  await user.upload(screen.getByLabelText('File'), file);
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
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
  const sent = take('post', 'imports/3/apply', { data: applied });
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
  parent_email: null,
};

test('the first people are shown as they will be, before they are imported', async () => {
  const known = { ...aPerson, row: 4, is_new: false, name: 'Omar', phone: '01012345678', code: 'S-0001', balance: 4 };
  takeFiles(anImport({ preview: [{ ...aPerson, balance: null }, known] }));
  await chooseFile('ar');
  const items = within(await screen.findByRole('list', { name: 'أول الأشخاص بعد الاستيراد' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'محمدجديدm@academy.test',
    'Omarموجود من قبلm@academy.testالهاتف: 01012345678الرمز: S-0001الحصص المتبقية: 4',
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
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
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
  await user.click(screen.getByRole('button', { name: 'فحص الملف' }));
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
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  await screen.findByRole('button', { name: 'Import 2 people' });
  expect(taken.map((form) => form.get('leave_out'))).toEqual(['["Mother"]']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Mother/ }).checked).toBe(true);
});

test('a column that holds addresses under an unknown head is said to be the email', async () => {
  const doubts = [{ row: 1, head: 'Contact', value: 'omar@academy.test', code: 'unread', message: '' }];
  const columns = [
    { head: 'name', column: 'name' as const },
    { head: 'Contact', column: null },
  ];
  takeFiles(anImport({ columns, doubts, problem_total: 1, may: { apply: false, undo: false } }));
  const user = await chooseFile();
  await user.selectOptions(await screen.findByLabelText('Email'), 'Contact');
  expect(screen.queryByLabelText('Name')).toBeNull();
  const taken = takeFiles(anImport());
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  await screen.findByRole('button', { name: 'Import 2 people' });
  expect(taken.map((form) => form.get('columns'))).toEqual(['{"email":"Contact"}']);
});

test('children without an address are shown as such, and who cannot be told from another is named', async () => {
  const problem = { row: 4, column: 'name' as const, value: 'Yusuf', code: 'same_name', message: '' };
  const preview = [{ ...aPerson, name: 'Yusuf', email: null, balance: null, parent_email: 'layla@academy.test' }];
  takeFiles(anImport({ preview, problems: [problem], problem_total: 1, may: { apply: false, undo: false } }));
  await chooseFile();
  const items = within(await screen.findByRole('list', { name: 'The first people after the import' }));
  expect(items.getByRole('listitem').textContent).toBe('YusufNewNo addressParent email: layla@academy.test');
  screen.getByText('Another student without an email has this name. Add a code, or the parent’s email.');
});

test('columns with unknown heads are chosen by hand', async () => {
  const columns = [
    { head: 'Pupil', column: null },
    { head: 'Contact', column: null },
  ];
  const fields = [{ path: 'columns', code: 'missing', message: '' }];
  reject('post', 'imports', 422, { code: 'invalid', fields, data: { columns } });
  const user = await chooseFile();
  await user.selectOptions(await screen.findByLabelText('Name'), 'Pupil');
  await user.selectOptions(screen.getByLabelText('Email'), 'Contact');
  const taken = takeFiles(anImport());
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  await screen.findByText('The file was checked');
  expect(taken.map((form) => form.get('columns'))).toEqual(['{"name":"Pupil","email":"Contact"}']);
});

test('an import is undone, and the people who stay are named with the reason', async () => {
  serveImports([anImport({ state: 'applied', may: { apply: false, undo: true } })]);
  const left = [{ id: '9', name: 'Omar Ali', reason: 'changed' as const }];
  take('delete', 'imports/3', { data: { removed: 1, reverted: 0, left } });
  const { user } = await renderAt(PAGE);
  await screen.findAllByText('people.csv');
  const row = screen.getAllByRole('row').at(-1) as HTMLElement;
  await user.click(within(row).getAllByRole('button').at(-1) as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Undo' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
  const list = await screen.findByRole('list', { name: 'Who is left' });
  expect(list.textContent).toBe('Omar AliWas changed since');
});
