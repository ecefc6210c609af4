import { ActionMenu, Button, HStack, printSheet } from '@academy/shared-ui';
import { DownloadIcon, PrinterIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { useSaveFile } from '#/base/components/use-save-file.ts';
import { paperLanguages, type Statement, statementPaper } from '#/pay/api/statements.ts';

/** The statement on paper: printed by the browser, or as PDF in either language or both. */
export function PaperActions({ statement: { student, from, to } }: { statement: Statement }) {
  const { t } = useTranslation('users');
  const { isSaving, save } = useSaveFile(t('statement.failed'));
  const items = paperLanguages.map((language) => ({
    label: t(`statement.paper.${language}`),
    icon: <DownloadIcon />,
    onSelect: () => void save(`statement-${to}.pdf`, () => statementPaper(student.id, { from, to }, language)),
  }));
  return (
    <HStack gap="2" flexWrap="wrap">
      <Button variant="outline" onClick={() => void printSheet()}>
        <PrinterIcon size={18} aria-hidden />
        {t('statement.print')}
      </Button>
      <ActionMenu
        label={t('statement.papers')}
        items={items}
        trigger={(props) => (
          <Button variant="outline" loading={isSaving} aria-label={t('statement.papers')} {...props}>
            <DownloadIcon size={18} aria-hidden />
            PDF
          </Button>
        )}
      />
    </HStack>
  );
}
