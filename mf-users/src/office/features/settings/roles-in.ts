/** The roles in the value of a setting, such as `admin,super-admin`. */
export const rolesIn = (value: unknown): string[] => String(value).split(',').filter(Boolean);
