import { Badge, Flex, Text, TextLink, UserName } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { SubjectLine } from '#/base/components/subject-line.tsx';
import { ClassMoment, OtherClocks } from '#/base/components/time/class-moment.tsx';
import type { ClassPerson } from '#/class/api/classes-of-person.ts';
import { attendanceTones } from '#/class/components/class-tones.ts';
import { otherSide } from '#/class/components/person-of.ts';
import type { ReportRow } from '#/reports/api/reports.ts';

interface LastReportProps {
  report: ReportRow;
  side: ClassPerson['side'];
}

/** The report's class, people and result, and the start of its text. */
export function LastReport({ report, side }: LastReportProps) {
  const { t } = useTranslation('classes');
  const { starts_at, ends_at, attendance } = report.class;
  return (
    <>
      <TextLink reach to={places.report(report.id)}>
        <ClassMoment at={starts_at} ends={ends_at} />
      </TextLink>
      <SubjectLine of={report.class} />
      <OtherClocks of={report} at={starts_at} />
      <Flex gap="2" flexWrap="wrap" alignItems="center" marginBlockStart="1" fontSize="sm" color="fg.muted">
        <UserName>{report[otherSide[side]].name}</UserName>
        <Badge tone={attendanceTones[attendance]}>{t(`attendance.${attendance}`)}</Badge>
      </Flex>
      <Text dir="auto" fontSize="sm" lineClamp="2" marginBlockStart="2">
        {report.excerpt}
      </Text>
    </>
  );
}
