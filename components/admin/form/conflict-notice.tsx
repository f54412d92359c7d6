import { Button } from '@/components/ui/button';

type Props = { noun: string; onReload: () => void; onOverwrite: () => void };

/** Two people edited the same row; what this one typed stays in the form. */
export function ConflictNotice({ noun, onReload, onOverwrite }: Props) {
  return (
    <div role="alert" className="notice w-full" data-tone="danger">
      <p>
        Someone else changed this {noun} meanwhile. What you typed is still here and was not saved.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onOverwrite}>
          Save mine over it
        </Button>
        <Button variant="secondary" onClick={onReload}>
          Drop mine and load theirs
        </Button>
      </div>
    </div>
  );
}
