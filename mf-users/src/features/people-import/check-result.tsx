import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { Link } from '@academy/shared-auth/router';
import { Box, Button, Card, CheckboxField, Flex, FormError, Heading, Stack, Text } from '@academy/shared-ui';
import { useMoment } from '@academy/shared-ui/restored';
import { useState } from 'react';
import { applyImport, findImport, type PeopleImport } from '#/api/imports.ts';
import { places } from '#/components/people/places.ts';
import { Preview } from './preview.tsx';
import { Problems } from './problems.tsx';

interface CheckResultProps {
  found: PeopleImport;
  onChange: (found: PeopleImport) => void;
}

/** The effect of a file, its wrong cells, and the result after importing. */
export function CheckResult({ found, onChange }: CheckResultProps) {
  const { t } = useTranslation('users');
  const counts = { created: found.created, updated: found.updated };
  return (
    <Card>
      <Stack gap="4" role="status">
        <Heading size="sm">{t(`imports.result.${found.state}`)}</Heading>
        <Text dir="auto">{found.file_name}</Text>
        <Text>{t('imports.result.counts', { rows: found.rows, ...counts })}</Text>
        {found.problem_total > 0 && <Problems found={found} />}
        {found.preview.length > 0 && <Preview people={found.preview} />}
        {found.may.apply && <Apply found={found} onChange={onChange} />}
        {found.state === 'applied' && <Applied found={found} />}
      </Stack>
    </Card>
  );
}

function Apply({ found, onChange }: CheckResultProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [mail, setMail] = useState(true);
  const application = useMutation({
    mutationFn: () => applyImport(found.id, mail),
    onSuccess: onChange,
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409) onChange(await findImport(found.id));
    },
    onSettled: () => client.invalidateQueries(),
  });
  const isOutdated = application.error instanceof ApiError && application.error.status === 409;
  return (
    <Stack gap="4">
      <CheckboxField
        label={t('imports.mail.label')}
        help={t('imports.mail.help')}
        checked={mail}
        onChange={(event) => setMail(event.target.checked)}
      />
      {application.isError && <FormError>{t(isOutdated ? 'imports.outdated' : 'imports.failed')}</FormError>}
      <Box>
        <Button loading={application.isPending} onClick={() => application.mutate()}>
          {t('imports.apply', { count: found.rows })}
        </Button>
      </Box>
    </Stack>
  );
}

function Applied({ found }: { found: PeopleImport }) {
  const { t } = useTranslation('users');
  const moment = useMoment();
  const list = found.kind === 'students' ? 'student' : 'teacher';
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="center">
      <Button asChild variant="outline">
        <Link to={places.list(list)}>{t(`imports.open.${found.kind}`)}</Link>
      </Button>
      {found.undo_until && (
        <Text color="fg.muted">
          {t('imports.until', { when: `\u2068${moment(Date.parse(found.undo_until))}\u2069` })}
        </Text>
      )}
    </Flex>
  );
}
