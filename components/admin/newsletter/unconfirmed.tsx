import { useQuery } from '@tanstack/react-query';
import { callList } from '@/components/admin/api/call-api';
import { count } from '@/components/admin/display/figures';
import { Button } from '@/components/ui/button';

const PATH = '/api/admin/newsletter?limit=1&status=unconfirmed';

type Props = { isShown: boolean; onShow: (isShown: boolean) => void };

/** Who has not clicked yet is no subscriber, so they stand apart, and only when there are some. */
export function Unconfirmed({ isShown, onShow }: Props) {
  const { data } = useQuery({
    queryKey: ['newsletter', 'unconfirmed'],
    queryFn: ({ signal }) => callList(PATH, signal),
  });
  if (!isShown && !data?.total) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <p className="text-muted">
        {count(data?.total ?? 0, 'subscription')} not confirmed yet: no letters go to them, and they
        are deleted after seven days.
      </p>
      <Button variant="secondary" aria-pressed={isShown} onClick={() => onShow(!isShown)}>
        {isShown ? 'Show active subscribers' : 'Show them'}
      </Button>
    </div>
  );
}
