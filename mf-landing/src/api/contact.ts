import { ApiError, http } from '@academy/shared-auth';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
  language: 'en' | 'ar';
  /** The trap for robots: people leave it empty. */
  website: string;
}

/** @throws ApiError */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  await http.post('contact', { json: message });
}

/** What to tell somebody whose message was refused: a locale key. */
export function refusalKey(error: unknown): string {
  return error instanceof ApiError && error.status === 429 ? 'contact.too-many' : 'contact.failed';
}
