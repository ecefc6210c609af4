import { namesOf } from '#base/fields/fields.ts';
import { defineModule } from '#define-module.ts';
import { documentFields } from './document.fields.ts';
import { canViewDocumentMedia } from './read-documents.ts';
import { remindDocuments } from './remind-documents.ts';
import { documentsActions } from './staff-documents.audit.ts';
import { documentNotifications } from './staff-documents.notifications.ts';
import { documentsPersonalData } from './staff-documents.personal-data.ts';
import { documentEndpoints } from './staff-documents.routes.ts';
import { documentSettings } from './staff-documents.settings.ts';

export const staffDocumentsModule = defineModule('staff-documents', {
  above: ['people'],
  endpoints: documentEndpoints,
  settings: [documentSettings.group],
  notifications: [documentNotifications],
  personalData: documentsPersonalData,
  media: [canViewDocumentMedia],
  words: { actions: documentsActions, fields: namesOf(documentFields) },
  everyMinute: [(sql, { now, settings }) => remindDocuments(sql, { now, settings })],
});
