const CONCERNS = '/dashboard/concerns';

/** Addresses of the pages about safety. */
export const safetyPlaces = {
  concerns: CONCERNS,
  write: `${CONCERNS}/write`,
  /** How children are kept safe, in the dashboard. */
  inside: '/dashboard/safety',
  concern: (id: string) => `${CONCERNS}/${id}`,
};
