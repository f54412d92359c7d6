import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, showSuccess } from '@/components/admin/api/call-outcome';
import { Button } from '@/components/ui/button';
import { callFile } from '@/components/admin/api/call-api';

export function ExportButton() {
  const client = useQueryClient();
  const download = useMutation({
    mutationFn: () => callFile('/api/admin/newsletter/export'),
    onSuccess: (file) => {
      saveAs(file, `subscribers-${new Date().toISOString().slice(0, 10)}.csv`);
      showSuccess('Subscribers exported successfully');
      void client.invalidateQueries({ queryKey: ['audit'] });
    },
    onError: (error) => showFailure(error, 'Failed to export subscribers'),
  });
  return (
    <Button
      variant="secondary"
      isBusy={download.isPending}
      busyLabel="Exporting..."
      onClick={() => download.mutate()}
    >
      Export CSV
    </Button>
  );
}

function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download must have begun before the address is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
