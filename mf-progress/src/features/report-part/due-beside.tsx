import { Button, Stack, touch } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { progressQueries } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { DueList } from '#/components/due/due-list.tsx';

interface DueBesideProps {
  studentId: string;
  structure: Structure;
}

/** H8: the due pages, beside the report; collapsed until the teacher opens them. */
export function DueBeside({ studentId, structure }: DueBesideProps) {
  const { t } = useTranslation('progress');
  const { data } = useQuery(progressQueries.due(studentId));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { items, waiting, overdue } = data;
  // D151: the teacher reads what waits as well.
  const pages = items.length + waiting.length + (overdue?.length ?? 0);
  if (pages === 0) return null;
  return (
    <Stack gap="3">
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        css={{ [touch]: { minHeight: '11' } }}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('due.beside', { pages })}
      </Button>
      {isOpen && <DueList studentId={studentId} structure={structure} />}
    </Stack>
  );
}
