/** What is taught (D107). */
export const subjects = ['memorisation', 'recitation', 'reading', 'arabic'] as const;
