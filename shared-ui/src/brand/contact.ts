/** How the academy is reached, on paper; the landing page says the same, and a test of it holds both equal. */
export const contact = { email: 'salam@academy.example', phone: '+44 20 7946 0142' } as const;
