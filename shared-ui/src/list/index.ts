/**
 * The list screen, an entry point separate from the facade: the shell loads it with the first screen that needs it, so
 * that pages without a list never load it, and it uses the shell's own components through the facade.
 */
export { CsvButton } from './file/csv-button.tsx';
export { toCsv } from './file/to-csv.ts';
export { saveFile } from './file/use-csv.ts';
export { laterField } from './filters/later-field.tsx';
export type {
  BulkAction,
  ChoiceFilterField,
  Column,
  Filter,
  ListExport,
  ListPage,
  ListParams,
  ListScreenProps,
  RowAction,
  SavedView,
  SavedViewFields,
  ViewStore,
} from './list-types.ts';
export { ListScreen } from './screen/list-screen.tsx';
