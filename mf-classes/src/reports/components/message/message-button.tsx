import { Button, toast } from '@academy/shared-ui';
import { MessageCircleIcon } from '@academy/shared-ui/icons';
import { StudentMessage, type WriteMessage } from '@academy/shared-ui/message';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface MessageButtonProps {
  studentId: string;
  /** Loads data that the page does not have. */
  load?: () => Promise<unknown>;
  write: WriteMessage;
}

/** Opens a message to copy into a chat (D95). */
export function MessageButton({ studentId, load, write }: MessageButtonProps) {
  const { t } = useTranslation('classes');
  const [isOpen, setOpen] = useState(false);
  const opening = useMutation({
    mutationFn: async () => load?.(),
    onSuccess: () => setOpen(true),
    onError: () => void toast.error(t('asMessage.failed')),
  });
  return (
    <>
      <Button variant="outline" loading={opening.isPending} onClick={() => opening.mutate()}>
        <MessageCircleIcon aria-hidden />
        {t('ui:message.title')}
      </Button>
      {isOpen && (
        <StudentMessage studentId={studentId} namespace="classes" write={write} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
