import { CenteredCard } from '@/components/admin/centered-card';
import { Spinner } from '@/components/ui/spinner';

/** While the session is looked up. */
export default function LoginLoading() {
  return (
    <CenteredCard title="Admin Login">
      <Spinner />
    </CenteredCard>
  );
}
