/** RFC 2606 reserves `.invalid`: no mail goes to such a domain, and nobody can sign in with an address of it (D140). */
export const NO_ADDRESS_DOMAIN = 'no-email.invalid';

/** Whether it stands for no address, as in the calls that always give one (D140). */
export const isNoAddress = (email: string): boolean => email.trim().toLowerCase().endsWith(`@${NO_ADDRESS_DOMAIN}`);

/** An address as people see it: null for none. */
export const shownAddress = (email: string | null): string | null =>
  email === null || isNoAddress(email) ? null : email;
