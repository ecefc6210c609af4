import { defineModule } from '#define-module.ts';
import { contactEndpoints } from './contact.routes.ts';

export const contactModule = defineModule('contact', {
  above: ['forms'],
  endpoints: contactEndpoints,
});
