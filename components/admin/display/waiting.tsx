import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

export function Waiting() {
  return (
    <div className="grid place-items-center py-20">
      <Spinner />
    </div>
  );
}

type Props = { what: string; isFetching?: boolean; refetch: () => unknown };

export function NotLoaded({ what, isFetching, refetch }: Props) {
  return (
    <div role="alert" className="list-empty">
      <p className="font-semibold">{what} could not be loaded</p>
      <Button isBusy={isFetching} busyLabel="Loading..." onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
