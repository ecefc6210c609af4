import { Box, Button, Dialog, List, Text, toast } from '@academy/shared-ui';
import { MonthSwitch } from '@academy/shared-ui/date-field';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeMonth } from '#/api/office.ts';

const EARLIEST = '2000-01';

/** The last month: the one that an accountant needs. */
function lastMonth(): string {
  const now = new Date();
  const last = new Date(now.getFullYear(), now.getMonth() - 1, 1);
  return monthOf(last);
}
const monthOf = (day: Date) => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;

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
  const [month, setMonth] = useState(lastMonth);
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
        <MonthSwitch
          label={t('office.month')}
          value={month}
          min={EARLIEST}
          max={monthOf(new Date())}
          onChange={setMonth}
        />
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
