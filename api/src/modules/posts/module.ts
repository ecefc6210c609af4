import { defineModule } from '#define-module.ts';
import { postEndpoints } from './posts.routes.ts';

export const postsModule = defineModule('posts', {
  above: ['files', 'roles'],
  endpoints: postEndpoints,
});
