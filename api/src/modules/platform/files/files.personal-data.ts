import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const filesPersonalData: readonly PersonalTable[] = [
  // The bytes are deleted with the object that the file belongs to: `file` of the other tables.
  {
    table: 'media',
    of: ['owner_id'],
    gives: ['id', 'kind', 'mime', 'size', 'name', 'created_at'],
    erases: { name: 'null' },
    keeps: { extension: 'the kind of the file' },
    counts: [{ as: 'files', where: 't.owner_id = p.id' }],
  },
  // Its bytes and the row are deleted within a week.
  {
    table: 'uploads_in_parts',
    of: ['owner_id'],
    gives: ['name', 'size', 'created_at'],
    erases: { name: `'file'` },
    keeps: { id: 'random', folder: 'where parts are stored', claimed: 'which process puts the parts together' },
    merges: { owner_id: { stays: 'nobody continues the upload, and it is deleted within a week' } },
  },
  // Pictures of accounts: their files are deleted with the account's `image`.
  { table: 'stored_files', by: ['owner_id'] },
];
