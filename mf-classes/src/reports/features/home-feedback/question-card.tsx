import { ApiError } from '@academy/shared-auth';
import { Button, Flex, FormError, Stack, Text, TextAreaField, toast } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { answerQuestion, feedbackQueries, type Question } from '#/reports/api/feedback.ts';
import { ScoreChoice } from './score-choice.tsx';

const MOST = 500;

interface QuestionCardProps {
  question: Question;
  onPutAway: () => void;
}

/** Asks how the classes are, from 1 to 5; after a score the family can add a comment. */
export function QuestionCard({ question, onPutAway }: QuestionCardProps) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [score, setScore] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const refresh = () => client.invalidateQueries({ queryKey: feedbackQueries.all() });
  const answer = useMutation({
    mutationFn: (score: number) => answerQuestion(question, { score, words: words.trim() }, key),
    onSuccess: () => {
      toast.success(t('feedback.thanks'));
      return refresh();
    },
    // Another member of the family has answered, or the question is closed.
    onError: (error) => error instanceof ApiError && [404, 409].includes(error.status) && refresh(),
  });
  const { student, teacher, occasion } = question;
  const name = isolated(student.name);
  return (
    <PartCard title={t('feedback.title', { student: name })}>
      <Stack gap="4">
        <Text color="fg.muted">
          {t(occasion === 'monthly_report' ? 'feedback.afterReport' : 'feedback.afterThird', {
            teacher: isolated(teacher.name),
          })}
        </Text>
        <ScoreChoice value={score} onChange={setScore} />
        {score !== null && (
          <TextAreaField
            label={t('feedback.words')}
            hint={t('form.optional')}
            rows={2}
            maxLength={MOST}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        {answer.isError && <FormError>{t('feedback.failed')}</FormError>}
        <Flex gap="2" flexWrap="wrap">
          {score !== null && (
            <Button loading={answer.isPending} onClick={() => answer.mutate(score)}>
              {t('feedback.send')}
            </Button>
          )}
          <Button variant="ghost" onClick={onPutAway}>
            {t('feedback.putAway')}
          </Button>
        </Flex>
      </Stack>
    </PartCard>
  );
}
