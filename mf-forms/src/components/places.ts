const FORMS = '/dashboard/forms';
const LEADS = '/dashboard/leads';

interface Wish {
  teacherGender: string | null;
  subject: string;
  language: string | null;
}

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
  /** A page of mf-classes, with what a family wishes of the teacher. */
  freeTeachers: ({ teacherGender, subject, language }: Wish) => {
    const wish = { gender: teacherGender, subject, language };
    const known = Object.entries(wish).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `/dashboard/free-teachers?${new URLSearchParams(known)}`;
  },
  submission: (id: string) => `${FORMS}/submissions/${id}`,
};

/** The public page of the form, which the server renders outside of the shell. */
export const publicAddress = (id: string): string => new URL(`/submit-forms/${id}`, window.location.origin).href;
