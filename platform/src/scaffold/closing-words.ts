import { callOf, folderOf, type NewCall } from './endpoint-call.ts';
import { type Titles, UNTRANSLATED } from './names.ts';
import { visitsFile } from './visit-plan.ts';

export const remoteWords = (name: string): string[] => [
  `Write its texts: ${name}/locales/en and ${name}/locales/ar; the empty state is a stand-in.`,
  `Run it: pnpm dev --remote ${name.replace(/^mf-/, '')}. Test it: pnpm unit --project ${name}.`,
];

export const titleWords = ({ ar }: Titles): string[] =>
  ar.startsWith(UNTRANSLATED)
    ? [`Its Arabic title is missing: ${UNTRANSLATED} stands in locales/ar, which pnpm verify rejects.`]
    : [];

export const screenWords = (remote: string, screen: string): string[] => [
  `Write its texts: ${screen} in ${remote}/locales/en and ${remote}/locales/ar; the empty state is a stand-in.`,
  'Who may open it: permissions or roles of its route in remote.ts; without them everybody who is signed in.',
  `Who opens it in the browser tests, and what is opened on it: ${visitsFile(remote)}.`,
  'Rows of the API: ListScreen of @academy/shared-ui/list draws loading, failed, empty and filled; take over',
  '  features/relation-list (page, test) and api/relations.ts (client, reader schema, contract test) in mf-users/src/people.',
  `Test it: pnpm unit --project ${remote}.`,
];

export const endpointWords = (call: NewCall): string[] => [
  `${callOf(call)} is open to everybody who is signed in, and answers with a stand-in.`,
  `Permission: key and default roles in ${folderOf(call)}/${call.module}.permissions.ts, named by permissions in its module.ts,`,
  `  its label in the remote.ts of the domain; then access: { permission: '…' } in ${call.module}.routes.ts`,
  '  and what each role gets in its row of api/src/testing/matrix/permission-matrix.*.ts.',
  'Closed to sessions of children and to API keys, unless base/auth/child-calls.ts or key-calls.ts of api/src lists it.',
  `Modules that it imports: above in ${folderOf(call)}/module.ts; api/src/modules.ts lists it after them.`,
  `Table: ${folderOf(call)}/${call.module}.table.ts (pgTable of drizzle-orm), then pnpm --filter api migration.`,
  'Contract: pnpm contract after each change of its schema; api/openapi.json and the version of the API are written.',
  `Test it: pnpm unit --project api ${folderOf(call).replace(/^api\//, '')} src/testing.`,
];
