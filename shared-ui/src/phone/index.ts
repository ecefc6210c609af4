/**
 * Phones of the world: their field, and how they are shown. An entry point separate from the facade: the shell loads it
 * with the first screen that needs it, and the countries load with the first field.
 */
export { CountryField } from './country-field.tsx';
export { PhoneField } from './phone-field.tsx';
export { PhoneText } from './phone-text.tsx';
