import { ImportReport } from './import-report';
import type { Step } from './send-file';
import type { useImport } from './use-import';

type Props = Pick<ReturnType<typeof useImport>, 'state' | 'write'> & {
  /** What keeps the check from starting. */
  problem?: string;
};

/** What became of a check or an import: how far it is, why it failed, or its report. */
export function ImportOutcome({ state, write, problem }: Props) {
  const isBusy = state.is === 'busy';
  return (
    <>
      <p role="alert" className="field-error mb-4">
        {problem}
        {state.is === 'failed' && state.message}
      </p>
      {isBusy && <ImportProgress step={state.step} />}
      {'report' in state && state.report && (
        <ImportReport
          report={state.report}
          isImported={state.is === 'imported'}
          isBusy={isBusy}
          onImport={write}
        />
      )}
    </>
  );
}

const LABELS: Record<Step['step'], string> = {
  sending: 'Sending the file',
  reading: 'Reading the file',
  checking: 'Checking the rows',
  writing: 'Writing the rows',
};

function ImportProgress({ step }: { step?: Step }) {
  const label = step ? LABELS[step.step] : LABELS.sending;
  const share = step && step.of > 0 ? step.done / step.of : 0;
  const isCounted = step?.step === 'checking' || step?.step === 'writing';
  return (
    <div className="mb-6">
      <progress value={share} max={1} aria-label={label} className="w-full" />
      <p className="hint">
        {label}
        {isCounted ? `: ${step.done} of ${step.of}` : `: ${Math.round(share * 100)} %`}
      </p>
    </div>
  );
}
