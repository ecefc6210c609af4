import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { personClassQueries } from '#/class/api/classes-of-person.ts';
import { nextClassesMessage } from '#/reports/components/message/class-messages.ts';
import { MessageButton } from '#/reports/components/message/message-button.tsx';

/** The student's next classes as a message (D95). */
export function NextClassesMessage({ studentId }: { studentId: string }) {
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly ClassRow[]>([]);
  const load = async () =>
    setRows(await client.fetchQuery(personClassQueries.nextFew({ id: studentId, side: 'student' })));
  return (
    <MessageButton studentId={studentId} load={load} write={(t, recipient) => nextClassesMessage(t, recipient, rows)} />
  );
}
