import { Button, Grid, SelectField, TextField } from '@academy/shared-ui';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SignUp } from './auth-schemas.ts';

const MOST_CHILDREN = 10;
const noChild = { name: '', age: '' };

interface LearnersFieldsProps {
  field: (name: Path<SignUp>) => { name: string; error: string | undefined };
  control: Pick<UseFormReturn<SignUp, unknown, SignUp>, 'watch' | 'setValue'>;
}

/** D163: the first question of sign-up, and the children of the answer "my child". */
export function LearnersFields({ field, control }: LearnersFieldsProps) {
  const { t } = useTranslation('shell');
  const children = control.watch('children');

  const choose = (answer: string) => {
    control.setValue('learns', answer, { shouldValidate: answer !== '' });
    control.setValue('children', answer === 'child' ? [noChild] : []);
  };
  return (
    <>
      <SelectField
        label={t('auth.learner.label')}
        placeholder={t('auth.learner.choose')}
        options={[
          { value: 'child', label: t('auth.learner.child') },
          { value: 'self', label: t('auth.learner.self') },
        ]}
        {...field('learns')}
        onChange={(event) => choose(event.target.value)}
      />
      {children.map((_, at) => (
        <Grid key={at} gap="3" gridTemplateColumns="minmax(0, 1fr) 6rem" alignItems="start">
          <TextField label={t('auth.learner.name')} autoComplete="off" {...field(`children.${at}.name`)} />
          <TextField
            label={t('auth.learner.age')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            {...field(`children.${at}.age`)}
          />
        </Grid>
      ))}
      {children.length > 0 && children.length < MOST_CHILDREN && (
        <Button variant="ghost" onClick={() => control.setValue('children', [...children, noChild])}>
          {t('auth.learner.another')}
        </Button>
      )}
    </>
  );
}
