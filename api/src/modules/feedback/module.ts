import { defineModule } from '#define-module.ts';
import { feedbackEndpoints } from './feedback.routes.ts';

export const feedbackModule = defineModule('feedback', {
  above: ['reports'],
  endpoints: feedbackEndpoints,
});
