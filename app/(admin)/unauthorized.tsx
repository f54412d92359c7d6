import { Gate } from '@/components/admin/sign-in/gate';
import { paths } from '@/lib/paths';

/** 401: no session, or one that has ended. */
export default function Unauthorized() {
  return (
    <Gate
      title="Unauthorized"
      description="You are logged out. Logging in again..."
      target={paths.signIn}
      delay={500}
      linkText="Sign in"
      isDestructive
      returnsHere
    />
  );
}
