import type { SlotProps } from '@academy/shared-auth/contract';
import { useQuery } from '@academy/shared-auth/query';
import * as v from 'valibot';
import { partSchema } from '#/api/entries.ts';
import { structureQuery } from '#/api/structure.ts';
import { EntryList } from './entry-list.tsx';

/** What was recited in a class, with its report. What a newer version of this part has typed is left as it is. */
export default function ReportPart(props: SlotProps<'class.report.part'>) {
  const { data: structure } = useQuery(structureQuery());
  const typed = v.safeParse(partSchema, props.values.progress ?? { entries: [] });
  if (!structure || !typed.success) return null;
  return <EntryList {...props} structure={structure} entries={typed.output.entries} />;
}
