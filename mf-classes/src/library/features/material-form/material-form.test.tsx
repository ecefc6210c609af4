import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { aFile } from '#/testing/assignments.ts';
import { aMaterial, serveMaterials } from '#/testing/materials.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

beforeEach(() => signInAs('admin'));

/** The forms that were sent: name, content, name of the file, and whether the old file is removed. */
function takeMaterial(method: 'post' | 'put', path: string, note: (call: { request: Request }) => unknown = () => {}) {
  const sent: unknown[][] = [];
  server.use(
    http[method](`*/api/${path}`, async ({ request }) => {
      note({ request });
      const body = await request.formData();
      const file = body.get('file');
      sent.push([
        [body.get('name'), body.get('name_ar')].filter(Boolean).join(' / '),
        body.get('content'),
        file instanceof File ? file.name : null,
        body.get('remove_file'),
      ]);
      return HttpResponse.json({ data: aMaterial({ id: '3' }) }, { status: method === 'post' ? 201 : 200 });
    }),
  );
  return sent;
}
const slides = () => new File(['PK'], 'Letters.pptx', { type: '' });
const stored = aFile({ name: 'Old.pptx' });

test('a material is added', async () => {
  serveMaterials([]);
  const sent = takeMaterial('post', 'materials');
  const { user, path } = await renderAt('/dashboard/lms/add', 'en', true);
  await user.type(await screen.findByRole('textbox', { name: 'Name in English' }), 'Juz Amma');
  await user.type(screen.getByRole('textbox', { name: 'Name in Arabic' }), 'جزء عم');
  await user.type(screen.getByRole('textbox', { name: 'Content' }), 'An-Naba');
  await user.upload(screen.getByLabelText('File (optional)'), slides());
  await user.click(screen.getByRole('button', { name: 'Add material' }));
  expect(await screen.findByText('Material added successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/lms'));
  expect(sent).toEqual([['Juz Amma / جزء عم', 'An-Naba', 'Letters.pptx', null]]);
});

test("an upload that is stopped keeps the form's values, and is sent again with the same key", async () => {
  serveMaterials([]);
  const keys: (string | null)[] = [];
  const noteKey = ({ request }: { request: Request }) => keys.push(request.headers.get('idempotency-key'));
  server.use(
    http.post('*/api/materials', async (call) => {
      noteKey(call);
      await delay('infinite');
    }),
  );
  const { user } = await renderAt('/dashboard/lms/add', 'en', true);
  await user.type(await screen.findByRole('textbox', { name: 'Name in English' }), 'Juz Amma');
  await user.type(screen.getByRole('textbox', { name: 'Content' }), 'An-Naba');
  await user.upload(screen.getByLabelText('File (optional)'), slides());
  await user.click(screen.getByRole('button', { name: 'Add material' }));
  await waitFor(() => expect(keys).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  expect(screen.getByDisplayValue('Juz Amma')).toBeTruthy();
  expect(screen.getByText('Letters.pptx')).toBeTruthy();
  expect(screen.queryByText(/went wrong|Internal/)).toBeNull();
  const sent = takeMaterial('post', 'materials', noteKey);
  await user.click(screen.getByRole('button', { name: 'Add material' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ['en', 'Add material', ['Name is required', 'Content is required']],
  ['ar', 'إضافة مادة', ['الاسم مطلوب', 'المحتوى مطلوب']],
] as const)('name and content of a material are required (%s)', async (language, button, messages) => {
  const { user } = await renderAt('/dashboard/lms/add', language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
});

test('an edited material keeps its file', async () => {
  serveMaterials([aMaterial({ id: '3', file: stored })]);
  const sent = takeMaterial('put', 'materials/3');
  const { user } = await renderAt('/dashboard/lms/edit/3', 'en', true);
  await user.type(await screen.findByDisplayValue('Juz Amma'), ' II');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Material edited successfully')).toBeTruthy();
  expect(sent).toEqual([['Juz Amma II', 'From An-Naba to An-Nas', null, null]]);
});

test.each([
  ['en', 'Remove', 'Keep it', 'Save changes'],
  ['ar', 'إزالة', 'إبقاؤه', 'حفظ التغييرات'],
] as const)('the file of a material is removed, or kept after all (%s)', async (language, remove, keep, save) => {
  serveMaterials([aMaterial({ id: '3', file: stored })]);
  const sent = takeMaterial('put', 'materials/3');
  const { user } = await renderAt('/dashboard/lms/edit/3', language, true);
  await user.click(await screen.findByRole('button', { name: remove }));
  await user.click(screen.getByRole('button', { name: keep }));
  await user.click(screen.getByRole('button', { name: remove }));
  await user.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(sent).toEqual([['Juz Amma', 'From An-Naba to An-Nas', null, 'true']]));
});

test('a file of another kind has an error at its field, before it is sent and after', async () => {
  serveMaterials([aMaterial({ id: '3' })]);
  const { user } = await renderAt('/dashboard/lms/edit/3');
  const field = await screen.findByLabelText('File (optional)');
  // As by a drop, or a dialog that shows all files: without the browser's own filter.
  const choose = (file: File) => fireEvent.change(field, { target: { files: [file] } });
  choose(new File(['x'], 'me.zip', { type: 'application/zip' }));
  expect(await screen.findByText('Only PDF, image or Office files are allowed')).toBeTruthy();
  choose(slides());
  await waitFor(() => expect(screen.queryByText('Only PDF, image or Office files are allowed')).toBeNull());
  reject('put', 'materials/3', 415);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Only PDF, image or Office files are allowed')).toBeTruthy();
});

test('a material that could not be loaded can be retried; for a deleted one the form says so', async () => {
  reject('get', 'materials/3', 422);
  const { user } = await renderAt('/dashboard/lms/edit/3');
  const again = await screen.findByRole('button', { name: 'Try again' });
  reject('get', 'materials/3', 404);
  await user.click(again);
  expect(await screen.findByText('Material not found')).toBeTruthy();
});
