import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { formFields } from './form.fields.ts';
import { formsActions, formsWords } from './forms.audit.ts';
import { formNotifications } from './forms.notifications.ts';
import { formPermissions } from './forms.permissions.ts';
import { formsPersonalData } from './forms.personal-data.ts';
import { formEndpoints } from './forms.routes.ts';
import { formPreviewEndpoints } from './page/form-preview.ts';
import { questionFields } from './question.fields.ts';
import { canViewSubmissionFile } from './submissions/submission-files.ts';
import { submissionEndpoints } from './submissions/submissions.routes.ts';

export const formsModule = defineModule('forms', {
  above: ['academy', 'roles'],
  endpoints: [...formEndpoints, ...formPreviewEndpoints, ...submissionEndpoints],
  permissions: [formPermissions],
  notifications: [formNotifications],
  personalData: formsPersonalData,
  impersonal: ['form', 'submission'],
  words: {
    actions: formsActions,
    fields: formsWords,
    objects: { form: { ...namesOf(formFields), ...namesOf(questionFields) } },
  },
  media: [canViewSubmissionFile],
});
