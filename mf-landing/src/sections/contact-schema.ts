import * as v from 'valibot';

const text = (missing: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(most, 'contact.too-long'));

/** Messages are locale keys. */
const contactSchema = v.object({
  name: text('contact.name-required', 100),
  /** Like the API: the domain of an e-mail address has a dot. */
  email: v.pipe(
    text('contact.email-required', 254),
    v.rfcEmail('contact.email-invalid'),
    v.regex(/\.[^.@]+$/, 'contact.email-invalid'),
  ),
  message: text('contact.message-required', 5000),
});

export type ContactValues = v.InferOutput<typeof contactSchema>;
export type ContactField = keyof ContactValues;
export type ContactProblems = Partial<Record<ContactField, string>>;

/** The trimmed values, or the first problem of each field as a locale key. */
export function readContactForm(form: FormData): { values: ContactValues } | { problems: ContactProblems } {
  const read = v.safeParse(contactSchema, Object.fromEntries(form));
  if (read.success) return { values: read.output };
  const { nested = {} } = v.flatten<typeof contactSchema>(read.issues);
  return { problems: { name: nested.name?.[0], email: nested.email?.[0], message: nested.message?.[0] } };
}

const rejected: Required<ContactProblems> = {
  name: 'contact.name-required',
  email: 'contact.email-invalid',
  message: 'contact.message-required',
};

/** The errors of fields that the server rejected although our own checks accepted them. */
export function problemsOf(fields: string[]): ContactProblems {
  return Object.fromEntries(Object.entries(rejected).filter(([field]) => fields.includes(field)));
}
