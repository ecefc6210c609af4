import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type Media, mediaSchema } from '#/api/media.ts';
import { server } from './server.ts';

/** A file of a post as the API sends it. */
export const aMedia = (about: Partial<Media> & { id: string }): Media =>
  v.parse(mediaSchema, {
    image_path: `/api/files/media/${about.id}.png?pass=p`,
    type: 'image',
    mime: 'image/png',
    size: 5,
    width: 40,
    height: 30,
    thumbnails: [{ path: `/api/files/media/${about.id}-320.webp?pass=p`, width: 320, height: 240 }],
    ...about,
  });

/** A file as on the viewer's device; its size in `megabytes` is faked. */
export function aFile(name: string, { type = 'image/png', megabytes = 0 } = {}): File {
  const file = new File(['bytes'], name, { type });
  if (megabytes > 0) Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 });
  return file;
}

type Responder = () => Response | Promise<Response>;

/**
 * Accepts uploads as drafts `m1`, `m2` … in order. `responses` may delay or reject the upload of a file name, once;
 * `taken` lists the names, `deleted` the deleted drafts, `gone` those that no longer exist.
 */
export function serveUploads() {
  const taken: string[] = [];
  const deleted: string[] = [];
  const gone = new Set<string>();
  const responses = new Map<string, Responder>();
  server.use(
    http.post('*/api/uploads', async ({ request }) => {
      const file = (await request.formData()).get('file');
      const name = file instanceof File ? file.name : '';
      const response = responses.get(name);
      responses.delete(name);
      if (response) return response();
      taken.push(name);
      return HttpResponse.json({ data: aMedia({ id: `m${taken.length}` }) }, { status: 201 });
    }),
    http.delete('*/api/uploads/:id', ({ params }) => {
      deleted.push(String(params.id));
      return HttpResponse.json({ message: 'Upload removed' });
    }),
    http.get('*/api/files/media/:name', ({ params }) => {
      const [id = ''] = String(params.name).split('.');
      return gone.has(id) ? new HttpResponse(null, { status: 404 }) : new HttpResponse('b', { status: 206 });
    }),
  );
  return { taken, deleted, gone, responses };
}
