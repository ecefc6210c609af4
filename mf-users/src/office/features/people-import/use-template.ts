import { useTranslation } from 'react-i18next';
import { type ImportColumn, type ImportKind, importColumns } from '#/office/api/imports.ts';

const ofStudents: readonly ImportColumn[] = ['parent_name', 'parent_email', 'balance'];

/** The columns that a file of this kind can have. */
export const columnsOf = (kind: ImportKind): readonly ImportColumn[] =>
  kind === 'students' ? importColumns : importColumns.filter((name) => !ofStudents.includes(name));

/**
 * Saves an empty file with the heads in the viewer's language, with a byte order mark so that spreadsheet programs read
 * it as UTF-8.
 */
export function useTemplate(): (kind: ImportKind) => Promise<void> {
  const { t } = useTranslation('users');
  return async (kind) => {
    const { saveFile } = await import('@academy/shared-ui/list');
    const heads = columnsOf(kind).map((name) => t(`imports.column.${name}`));
    saveFile(`\ufeff${heads.join(',')}\r\n`, `${kind}.csv`);
  };
}
