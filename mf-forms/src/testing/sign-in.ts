import { signInForTest } from '@academy/shared-auth/testing';

const permissions = {
  admin: ['forms.read', 'forms.create', 'forms.update', 'forms.delete', 'leads.read', 'leads.update'],
  reader: ['forms.read'],
};

/** An admin, or a user whose role can only read, in the zone of Amman. */
export const signInAs = (who: keyof typeof permissions) =>
  signInForTest({ id: '1', role: 'admin', roles: ['admin'], timezone: 'Asia/Amman' }, [
    'timeline.read',
    ...permissions[who],
  ]);
