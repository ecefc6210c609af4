import { Box, Button, Dialog, List, Text, toast } from '@academy/shared-ui';
import { MonthSwitch } from '@academy/shared-ui/date-field';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeMonth } from '#/api/office.ts';
import { dayHere } from '#/components/day-here.ts';

const EARLIEST = '2000-01';

/** The month before: the one that an accountant needs. */
function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7);
}

/** D115: downloads a month of the academy for its accountant. */
export function OfficeMonth() {
  const { t } = useTranslation('subscriptions');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <DownloadIcon size={18} aria-hidden />
        {t('office.open')}
      </Button>
      {isOpen && <MonthDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const files = ['payments', 'refunds', 'transfers', 'receipts', 'salaries', 'lines'] as const;

function MonthDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('subscriptions');
  const current = dayHere().slice(0, 7);
  const [month, setMonth] = useState(() => monthBefore(current));
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const [archive, { saveFile }] = await Promise.all([officeMonth(month), import('@academy/shared-ui/list')]);
      saveFile(archive, `office-${month}.zip`);
      onClose();
    } catch {
      toast.error(t('office.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('office.title')}
      description={t('office.text')}
      footer={
        <Button loading={isPending} onClick={() => void download()}>
          {t('office.download')}
        </Button>
      }
    >
      <Box marginInlineStart="-3.5" marginBlockEnd="3">
        <MonthSwitch label={t('office.month')} value={month} min={EARLIEST} max={current} onChange={setMonth} />
      </Box>
      <List as="ul" fontSize="sm" color="fg.muted">
        {files.map((file) => (
          <Text as="li" key={file}>
            {t(`office.file.${file}`)}
          </Text>
        ))}
      </List>
    </Dialog>
  );
}
