import { PageBody } from '@academy/shared-ui';
import { useParams } from 'react-router-dom';
import { LoadedReport } from './loaded-report.tsx';

export default function ReportDetailsPage() {
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <LoadedReport key={id} id={id} />
    </PageBody>
  );
}
