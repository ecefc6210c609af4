import type { PageRouter } from '@academy/shared-auth/router';

/** The router of the drawn page, for events outside of it: a click on a notification of the device. */
export const siteRouter: { current: PageRouter | null } = { current: null };
