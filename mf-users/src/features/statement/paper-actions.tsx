import { useTranslation } from '@academy/shared-auth';
import { ActionMenu, Button, HStack, printSheet, toast } from '@academy/shared-ui';
import { DownloadIcon, PrinterIcon } from '@academy/shared-ui/icons';
import { type PaperLanguage, type Period, paperLanguages, statementPaper } from '#/api/money/statements.ts';

/** The statement on paper: by the browser, or as PDF in either language or both. */
export function PaperActions({ studentId, period }: { studentId: string; period: Period }) {
  const { t } = useTranslation('users');
  const save = async (language: PaperLanguage) => {
    try {
      const paper = statementPaper(studentId, period, language);
      const { saveFile } = await import('@academy/shared-ui/list');
      saveFile(await paper, `statement-${period.to}.pdf`);
    } catch {
      toast.error(t('statement.failed'));
    }
  };
  const items = paperLanguages.map((language) => ({
    label: t(`statement.paper.${language}`),
    icon: <DownloadIcon />,
    onSelect: () => void save(language),
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
          <Button variant="outline" aria-label={t('statement.papers')} {...props}>
            <DownloadIcon size={18} aria-hidden />
            PDF
          </Button>
        )}
      />
    </HStack>
  );
}
