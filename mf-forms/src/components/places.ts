const FORMS = '/dashboard/forms';
const LEADS = '/dashboard/leads';

/** Addresses of this remote's screens. */
export const places = {
  list: FORMS,
  add: `${FORMS}/add`,
  edit: (id: string) => `${FORMS}/${id}`,
  submissions: (id: string) => `${FORMS}/${id}/submissions`,
  leads: LEADS,
  leadStatistics: `${LEADS}/statistics`,
  lead: (id: string) => `${LEADS}/${id}`,
  leadTrial: (id: string) => `${LEADS}/${id}/trial`,
  submission: (id: string) => `${FORMS}/submissions/${id}`,
};

/** The public page of the form, which the server renders outside of the shell. */
export const publicAddress = (id: string): string => new URL(`/submit-forms/${id}`, window.location.origin).href;
