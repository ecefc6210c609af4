import { Button, Card, Flex, FormError, Stack, Text } from '@academy/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exam } from '#/api/exams.ts';
import type { Structure } from '#/api/structure.ts';
import { PageCounter } from './page-counter.tsx';
import { ResultForm } from './result-form.tsx';
import { useMistakes } from './use-mistakes.ts';

interface ExamRunProps {
  exam: Exam;
  structure: Structure;
}

/** D156: the drawn pages one by one, then the result; what was counted is kept over a reload. */
export function ExamRun({ exam, structure }: ExamRunProps) {
  const { t } = useTranslation('progress');
  const [at, setAt] = useState({ step: 0, isMoved: false });
  const { step } = at;
  const { mistakes, version, count, problem, dropDraft } = useMistakes(exam);
  const page = exam.drawn[step];
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (at.isMoved) place.current?.focus({ preventScroll: true });
  }, [at]);
  const go = (to: number) => {
    setAt({ step: to, isMoved: true });
    window.scrollTo({ top: 0 });
  };
  return (
    <Stack gap="4">
      {problem && <FormError>{problem}</FormError>}
      <Text ref={place} tabIndex={-1} fontWeight="medium">
        {page ? t('exam.run.step', { number: step + 1, of: exam.drawn.length }) : t('exam.run.end')}
      </Text>
      {page ? (
        <Card>
          <PageCounter key={page.page} page={page} structure={structure} mistakes={mistakes} onCount={count} />
        </Card>
      ) : (
        <ResultForm exam={{ ...exam, mistakes, version }} onSaved={dropDraft} />
      )}
      <Flex gap="3" justifyContent="space-between">
        <Button size="lg" variant="outline" disabled={step === 0} onClick={() => go(step - 1)}>
          {t('exam.run.back')}
        </Button>
        {page && (
          <Button size="lg" onClick={() => go(step + 1)}>
            {t(step + 1 < exam.drawn.length ? 'exam.run.next' : 'exam.run.toResult')}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
