import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aForm, serveForm, serveForms } from '#/testing/forms.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

beforeEach(() => {
  localStorage.clear();
  signInAs('admin');
  serveForms([]);
  take('post', 'forms/preview', { html: '' });
});

const ADD = '/dashboard/forms/add';
const EDIT = '/dashboard/forms/3';
const question = (number: number) => within(screen.getByRole('region', { name: `Question ${number}` }));
const titles = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Question' }).map((field) => field.value);

test('a form is built and sent once', async () => {
  const sent = take('post', 'forms', { form: aForm() }, 201);
  const { user, path } = await renderAt(ADD, 'en', true);
  await user.type(await screen.findByRole('textbox', { name: 'Form name' }), 'Admission');
  await user.type(question(1).getByRole('textbox', { name: 'Question' }), 'Town');
  await user.selectOptions(question(1).getByRole('combobox'), 'Short answer');
  await user.click(question(1).getByRole('checkbox', { name: 'An answer is required' }));
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.type(question(2).getByRole('textbox', { name: 'Question' }), 'Level');
  await user.selectOptions(question(2).getByRole('combobox'), 'Radio');
  await user.click(question(2).getByRole('button', { name: 'Add option' }));
  await user.type(question(2).getByRole('textbox', { name: 'Option 1' }), ' New ');
  await user.click(screen.getByRole('button', { name: 'Add form' }));
  expect(await screen.findByText('Form added successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/forms'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    name: 'Admission',
    open: true,
    questions: [
      { title: 'Town', type: 'text', options: [], required: true },
      { title: 'Level', type: 'radio', options: ['New'], required: false },
    ],
  });
});

test.each([
  ['en', 'Add form', ['Name is required', 'Question title is required', 'Question type is required']],
  ['ar', 'إضافة نموذج', ['الاسم مطلوب', 'نص السؤال مطلوب', 'نوع السؤال مطلوب']],
] as const)(
  'name, title and type are required, each with an error at its field (%s)',
  async (language, button, messages) => {
    const { user } = await renderAt(ADD, language);
    await user.click(await screen.findByRole('button', { name: button }));
    for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
  },
);

test('a question with options needs at least one, and none that is empty or repeated', async () => {
  serveForm(aForm());
  const { user } = await renderAt(EDIT);
  await screen.findByDisplayValue('Admission');
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.clear(question(2).getByRole('textbox', { name: 'Option 1' }));
  await save();
  expect(await screen.findByText('Option is required')).toBeTruthy();
  await user.type(question(2).getByRole('textbox', { name: 'Option 1' }), 'Old');
  await save();
  expect(await screen.findByText('This option appears twice.')).toBeTruthy();
  await user.click(question(2).getByRole('button', { name: 'Remove option 2' }));
  await user.click(question(2).getByRole('button', { name: 'Remove option 1' }));
  await save();
  expect(await screen.findByText('Add at least one option')).toBeTruthy();
});

test('questions are moved, duplicated and removed, and keep their ids', async () => {
  serveForm(aForm());
  const sent = take('put', 'forms/3', { form: aForm() });
  const { user } = await renderAt(EDIT, 'en', true);
  await screen.findByDisplayValue('Admission');
  await user.click(screen.getByRole('button', { name: 'Move question 1 down' }));
  expect(titles()).toEqual(['Level', 'Town']);
  expect(screen.getByText('Moved to place 2')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move question 2 down' }));
  await user.click(screen.getByRole('button', { name: 'Actions for question 2' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(titles()).toEqual(['Level', 'Town', 'Town']);
  await user.click(screen.getByRole('button', { name: 'Actions for question 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(titles()).toEqual(['Town', 'Town']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Level', 'Town', 'Town']);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Form edited successfully')).toBeTruthy();
  const questions = [
    { id: '8', title: 'Level', type: 'radio', options: ['New', 'Old'], required: false },
    { id: '7', title: 'Town', type: 'text', options: [], required: true },
    { title: 'Town', type: 'text', options: [], required: true },
  ];
  expect(sent[0]?.body).toEqual({ name: 'Admission', open: true, questions, revision: 3 });
});

test('the API draws the preview from the typed values, in the chosen language', async () => {
  const sent = take('post', 'forms/preview', { html: '<p>As others see it</p>' });
  const { user } = await renderAt(ADD);
  await user.type(await screen.findByRole('textbox', { name: 'Form name' }), 'Admission');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ name: 'Admission', language: 'en' }));
  await waitFor(() =>
    expect(preview.getByTitle('The form as others will see it').getAttribute('srcdoc')).toMatch(/As others/),
  );
  await user.click(preview.getByRole('button', { name: 'العربية' }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ name: 'Admission', language: 'ar' }));
  expect(preview.getByRole('button', { name: 'العربية' }).getAttribute('aria-pressed')).toBe('true');
});

test('unfinished work is kept on the device until it is discarded', async () => {
  const first = await renderAt(ADD);
  await first.user.type(await screen.findByRole('textbox', { name: 'Form name' }), 'Admission');
  first.unmount();
  const again = await renderAt(ADD);
  expect(await screen.findByDisplayValue('Admission')).toBeTruthy();
  expect(screen.getByText('Your unsaved changes are back.')).toBeTruthy();
  await again.user.click(screen.getByRole('button', { name: 'Delete them' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Form name' }).value).toBe('');
  again.unmount();
  await renderAt(ADD);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Form name' })).value).toBe('');
});

/** Another user saves the form while it is being edited here. */
async function editOutdated() {
  serveForm(aForm());
  const page = await renderAt(EDIT, 'en', true);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Form name' });
  await page.user.clear(name);
  await page.user.type(name, 'Mine');
  const [, level] = aForm().questions;
  serveForm(aForm({ name: 'Theirs', revision: 4, questions: level ? [level] : [] }));
  reject('put', 'forms/3', 409, { code: 'outdated', data: { revision: 4 } });
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/Someone else has saved this form/);
  return { ...page, name };
}

test('an outdated edit keeps the typed values and can replace the other version', async () => {
  const { user, name } = await editOutdated();
  expect(name.value).toBe('Mine');
  const sent = take('put', 'forms/3', { form: aForm() });
  await user.click(screen.getByRole('button', { name: 'Save mine instead' }));
  expect(await screen.findByText('Form edited successfully')).toBeTruthy();
  // The other version no longer has question 7: here it is a new one.
  expect(sent[0]?.body).toMatchObject({
    name: 'Mine',
    revision: 4,
    questions: [{ title: 'Town' }, { id: '8', title: 'Level' }],
  });
  expect(sent[0]?.body).not.toMatchObject({ questions: [{ id: '7' }] });
});

test('the other version can be viewed and used', async () => {
  const { user } = await editOutdated();
  await user.click(screen.getByRole('button', { name: 'See the other version' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The other version' }));
  expect(dialog.getByText('Theirs')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Use this version' }));
  expect(await screen.findByDisplayValue('Theirs')).toBeTruthy();
  expect(titles()).toEqual(['Level']);
  expect(screen.queryByText(/Somebody else has saved/)).toBeNull();
  const sent = take('put', 'forms/3', { form: aForm() });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ name: 'Theirs', revision: 4 }));
});

test('unfinished work on an earlier revision is restored, and saving it reports that it is outdated', async () => {
  const { unmount } = await editOutdated();
  unmount();
  const sent = take('put', 'forms/3', { form: aForm() });
  const { user } = await renderAt(EDIT, 'en', true);
  expect(await screen.findByDisplayValue('Mine')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ name: 'Mine', revision: 3 }));
});

test('the builder says when a form is deleted or cannot be edited', async () => {
  reject('get', 'forms/3', 404);
  const first = await renderAt(EDIT);
  expect(await screen.findByText('Form not found')).toBeTruthy();
  first.unmount();
  serveForm(aForm({ may: { edit: false, delete: false, viewSubmissions: true } }));
  await renderAt(EDIT);
  expect(await screen.findByText('This form can’t be edited')).toBeTruthy();
});
