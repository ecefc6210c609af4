const CONCERNS = '/dashboard/concerns';

/** Addresses of the pages about safety. */
export const safetyPlaces = {
  concerns: CONCERNS,
  write: `${CONCERNS}/write`,
  concern: (id: string) => `${CONCERNS}/${id}`,
};
