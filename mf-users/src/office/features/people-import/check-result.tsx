import { Badge, Box, Button, Card, CheckboxField, Flex, FormError, Heading, Stack, Text } from '@academy/shared-ui';
import { useMoment } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/people/places.ts';
import type { PeopleImport } from '#/office/api/imports.ts';
import { Fold } from './fold.tsx';
import { NamesToComplete } from './names-to-complete.tsx';
import { OutcomeFolds } from './outcome-folds.tsx';
import { PlannedFolds } from './planned-folds.tsx';
import { PlannedPeople } from './planned-people.tsx';
import { Problems } from './problems.tsx';
import type { Application } from './use-apply.ts';
import { usePeopleText } from './use-people-text.ts';
import { Warnings } from './warnings.tsx';

interface CheckResultProps {
  found: PeopleImport;
  application: Application;
  /** Something was decided since the check. */
  isOutdated: boolean;
}

/** The effect of a file, its wrong cells, and the result after importing: numbers first, people in groups below. */
export function CheckResult({ found, application, isOutdated }: CheckResultProps) {
  const { t } = useTranslation('users');
  return (
    <Card>
      <Stack gap="4">
        {isOutdated && (
          <Badge tone="warning" alignSelf="start">
            {t('imports.bar.changed')}
          </Badge>
        )}
        <Stack gap="2" role="status">
          <Heading size="sm">{t(`imports.result.${found.state}`)}</Heading>
          {found.state !== 'checked' && (
            <Text color="fg.muted" overflowWrap="anywhere">
              <bdi>{found.file_name}</bdi>
            </Text>
          )}
          <Numbers found={found} />
        </Stack>
        {found.state === 'applied' && <NamesToComplete people={found.outcome?.unnamed ?? []} />}
        <Stack gap="1">
          {found.problem_total > 0 && (
            <Fold title={t('imports.group.wrong')} count={found.problem_total} isOpenAtFirst>
              {() => <Problems found={found} />}
            </Fold>
          )}
          {found.warning_total > 0 && (
            <Fold title={t('imports.group.warnings')} count={found.warning_total}>
              {() => <Warnings found={found} />}
            </Fold>
          )}
          <PlannedFolds found={found} />
          <OutcomeFolds found={found} />
        </Stack>
        {found.preview.length > 0 && (
          <Stack gap="2">
            <Heading as="h3" size="sm">
              {t('imports.preview.title')}
            </Heading>
            <PlannedPeople label={t('imports.preview.title')} people={found.preview} />
          </Stack>
        )}
        {found.may.apply && <Invitation application={application} />}
        {found.state === 'applied' && <Applied found={found} />}
      </Stack>
    </Card>
  );
}

/** How many people by role are new, and how many are known. */
function Numbers({ found }: { found: PeopleImport }) {
  const { t } = useTranslation('users');
  const people = usePeopleText();
  const { created, updated, parents, known_parents: known, state } = found;
  const isDone = state !== 'checked';
  return (
    <Stack gap="1">
      {(created > 0 || parents > 0) && (
        <Text fontWeight="medium">
          {t(isDone ? 'imports.result.made' : 'imports.result.new', { people: people(found, created, parents) })}
        </Text>
      )}
      {(updated > 0 || known > 0) && (
        <Text color="fg.muted">{t('imports.result.known', { people: people(found, updated, known) })}</Text>
      )}
    </Stack>
  );
}

function Invitation({ application }: { application: Application }) {
  const { t } = useTranslation('users');
  const { mail, setMail, problem } = application;
  return (
    <Stack gap="4">
      <CheckboxField
        label={t('imports.mail.label')}
        help={t('imports.mail.help')}
        checked={mail}
        onChange={(event) => setMail(event.target.checked)}
      />
      {problem && <FormError>{t(`imports.${problem}`)}</FormError>}
    </Stack>
  );
}

function Applied({ found }: { found: PeopleImport }) {
  const { t } = useTranslation('users');
  const moment = useMoment();
  const list = found.kind === 'students' ? 'student' : 'teacher';
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="center">
      <Box>
        <Button asChild variant="outline">
          <Link to={places.list(list)}>{t(`imports.open.${found.kind}`)}</Link>
        </Button>
      </Box>
      {found.undo_until && (
        <Text color="fg.muted">
          {t('imports.until', { when: `\u2068${moment(Date.parse(found.undo_until))}\u2069` })}
        </Text>
      )}
    </Flex>
  );
}
