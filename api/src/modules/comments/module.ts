import { defineModule } from '#define-module.ts';
import { commentEndpoints } from './comments.routes.ts';

export const commentsModule = defineModule('comments', {
  above: ['posts'],
  endpoints: commentEndpoints,
});
