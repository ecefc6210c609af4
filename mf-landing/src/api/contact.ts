import { ApiError, http } from '@academy/shared-auth';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
  language: 'en' | 'ar';
  /** The honeypot for bots: people leave it empty. */
  website: string;
}

/** @throws ApiError */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  await http.post('contact', { json: message });
}

/** The errors of a rejected message, as locale keys: by field, or for the whole form. */
export function rejectionOf(error: unknown): { fields: string[]; because: string } {
  if (!(error instanceof ApiError)) return { fields: [], because: 'contact.failed' };
  return {
    fields: error.fields.map((field) => field.path),
    because: error.status === 429 ? 'contact.too-many' : 'contact.failed',
  };
}
