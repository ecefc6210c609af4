import { defineModule } from '#define-module.ts';
import { formEndpoints } from './forms.routes.ts';
import { formPreviewEndpoints } from './page/form-preview.ts';
import { submissionEndpoints } from './submissions/submissions.routes.ts';

export const formsModule = defineModule('forms', {
  above: ['academy', 'roles'],
  endpoints: [...formEndpoints, ...formPreviewEndpoints, ...submissionEndpoints],
});
