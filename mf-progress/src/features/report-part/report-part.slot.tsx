import type { SlotProps } from '@academy/shared-auth/contract';
import { useQuery } from '@academy/shared-auth/query';
import * as v from 'valibot';
import { partSchema } from '#/api/entries.ts';
import { structureQuery } from '#/api/structure.ts';
import { EntryList } from './entry-list.tsx';

/** The recitation of a class, as a part of its report. Values of a newer version of this part stay unchanged. */
export default function ReportPart(props: SlotProps<'class.report.part'>) {
  const { data: structure } = useQuery(structureQuery());
  const typed = v.safeParse(partSchema, props.values.progress ?? { entries: [] });
  if (!structure || !typed.success) return null;
  return <EntryList {...props} structure={structure} entries={typed.output.entries} />;
}
