import { fetchAddress, http, outbox, outboxRequest, postClosing, upload } from '@academy/shared-auth';
import * as v from 'valibot';

const paths = { short: 'shelves/short', long: 'shelves/long' } as const;
const pathOf = (id: string, rest = '') => `shelves/${encodeURIComponent(id)}${rest}`;
const shelfSchema = v.object({
  id: v.string(),
  height: v.optional(v.nullable(v.number()), null),
  kind: v.union([
    v.picklist(['wood', 'steel']),
    v.pipe(
      v.string(),
      v.transform(() => 'other'),
    ),
  ]),
  tags: v.array(v.picklist(['new', 'old'])),
});
const page = v.object({ data: v.array(shelfSchema), pagination: v.object({ total: v.number() }) });

export interface NewShelf {
  name: string;
  room?: string;
}

interface DrawnShelf extends NewShelf {
  wood: 'oak' | 'pine';
  photos: string[];
  marks: ('new' | 'old')[];
}

const measures = ['depth', 'width'] as const;
const colour = 'colour';
const photoKey = 'photo';

export const list = (kind: keyof typeof paths, search: string) =>
  http.get(paths[kind], { searchParams: { page: 1, ...(search ? { search } : {}) } }).json(page);

export async function rename(id: string, shelf: NewShelf): Promise<Response> {
  await http.put(pathOf(id, '/name'), { json: shelf });
  const response = await http.get(`${pathOf(id)}.csv`);
  await fetchAddress('/api/files/a.png');
  postClosing(pathOf(id, '/leave'));
  return response;
}

function formOf({ name, room, wood, photos, marks }: DrawnShelf): FormData {
  const form = new FormData();
  form.set('name', name);
  if (room) form.set('room', room);
  for (const measure of measures) form.set(measure, '1');
  form.set(colour, 'red');
  form.set(wood, '1');
  for (const photo of photos) form.append(photoKey, photo);
  for (const mark of marks) form.set(mark, '1');
  return form;
}

export const draw = (id: string, shelf: DrawnShelf, isNew: boolean) =>
  upload(isNew ? 'shelves' : pathOf(id), formOf(shelf), { method: 'PUT' }).json(v.object({ data: shelfSchema }));

export const order = (id: string) => {
  const request = outboxRequest({ path: pathOf(id, '/orders'), json: { count: 1 } }, v.object({ id: v.string() }));
  return outbox.deliver({ kind: 'order', target: id, label: '', text: '', ...request });
};
