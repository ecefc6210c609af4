import { useLanguage } from '@academy/shared-auth';
import { Button, Flex, toast, touch } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const others = { en: 'ar', ar: 'en' } as const;

interface PaperButtonsProps {
  /** What the certificate is of. */
  name: string;
  fileName: string;
  read: (language: 'en' | 'ar') => Promise<Blob>;
}

/** A certificate as PDF: first in the language of the page. */
export function PaperButtons({ name, fileName, read }: PaperButtonsProps) {
  const { t } = useTranslation('progress');
  const own = useLanguage();
  const [pending, setPending] = useState<'en' | 'ar' | null>(null);
  const save = async (language: 'en' | 'ar') => {
    setPending(language);
    try {
      const [paper, { saveFile }] = await Promise.all([read(language), import('@academy/shared-ui/list')]);
      saveFile(paper, `${fileName.replace(/[/\\:]/g, '-')}.pdf`);
    } catch {
      toast.error(t('certificate.noPaper'));
    } finally {
      setPending(null);
    }
  };
  return (
    <Flex gap="2" flexWrap="wrap">
      {[own, others[own]].map((language) => (
        <Button
          key={language}
          variant="outline"
          size="sm"
          css={{ [touch]: { minHeight: '11' } }}
          loading={pending === language}
          aria-label={t(`certificate.paperOf.${language}`, { name })}
          onClick={() => void save(language)}
        >
          <DownloadIcon size={16} aria-hidden />
          {t(`certificate.paper.${language}`)}
        </Button>
      ))}
    </Flex>
  );
}
