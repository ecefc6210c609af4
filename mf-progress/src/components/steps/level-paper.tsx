import { useLanguage } from '@academy/shared-auth';
import { Button, toast, touch } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Level, levelPaper } from '#/api/steps.ts';
import { levelName } from './titles.ts';

const others = { en: 'ar', ar: 'en' } as const;

/** The certificate of a level as PDF: first in the language of the page. */
export function LevelPaper({ studentId, level }: { studentId: string; level: Level }) {
  const { t } = useTranslation('progress');
  const own = useLanguage();
  const name = levelName(level, own);
  const [pending, setPending] = useState<'en' | 'ar' | null>(null);
  const save = async (language: 'en' | 'ar') => {
    setPending(language);
    try {
      const [paper, { saveFile }] = await Promise.all([
        levelPaper(studentId, level, language),
        import('@academy/shared-ui/list'),
      ]);
      saveFile(paper, `${name.replace(/[/\\:]/g, '-')}.pdf`);
    } catch {
      toast.error(t('certificate.noPaper'));
    } finally {
      setPending(null);
    }
  };
  return [own, others[own]].map((language) => (
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
  ));
}
