import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type OwnProfile, ownProfileResponseSchema } from '#/account/api/own-account.ts';
import { aUser, server } from '#/testing/server.ts';
import { serveDevices, serveSettings } from './devices.ts';

/** The signed-in user as the API sends them: Maryam, a guest. */
export const anOwnProfile = (about: Partial<OwnProfile> = {}): OwnProfile => ({
  ...aUser({ id: '1', name: 'Maryam Haddad', role: 'guest', roles: ['guest'] }),
  email: 'maryam@academy.test',
  phone: '07911111111',
  children: [],
  ...about,
});

type Child = OwnProfile['children'][number];
export const aChild = (about: Partial<Child> & { id: string }): Child => ({
  name: `Child ${about.id}`,
  image: null,
  relationship_type: 'parent',
  student: { code: `S-000${about.id}`, section: 'Quran', teacher_name: 'Salma Haddad', remainingClasses: 5 },
  may: { open: false },
  ...about,
});

/** The settings of a user with the default choices and no devices. */
export function serveOwnProfile(own: OwnProfile): void {
  serveSettings();
  serveDevices();
  const response = v.parse(ownProfileResponseSchema, { data: own });
  server.use(http.get('*/api/own-profile', () => HttpResponse.json(response)));
}

const sessionOf = ({ id, name, email, phone, image, role, roles, timezone }: OwnProfile) => ({
  data: {
    user: { id, name, email, phone, image, role, roles, timezone, subscription: { package: null } },
    permissions: ['timeline.read'],
  },
});

/** Accepts changes of the viewer's own profile, pictures too, and responds as the API does; the returned list collects them. */
export function takeOwnProfile(own: OwnProfile, mayRespond: Promise<void> = Promise.resolve()) {
  const taken: unknown[] = [];
  server.use(
    http.put('*/api/own-profile', async ({ request }) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/');
      const image = isForm ? (await request.formData()).get('image') : null;
      const change = isForm ? { image: '/api/files/avatars/new.webp' } : await request.json();
      taken.push(isForm ? image : change);
      await mayRespond;
      return HttpResponse.json(sessionOf({ ...own, ...(change as Partial<OwnProfile>) }));
    }),
  );
  return taken;
}
