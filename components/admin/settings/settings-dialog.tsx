import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import { FormGroups } from '@/components/admin/form/form-groups';
import { ConflictNotice } from '@/components/admin/form/form-notices';
import { UnsavedChangesDialog, useUnloadWarning } from '@/components/admin/form/unsaved-changes';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isSameAs } from '@/lib/resources/draft-storage';
import { type FormValues, formValues, payloadOf } from '@/lib/resources/form-values';
import { type SiteSettings, settingFields } from '@/lib/publisher/settings';
import { type SiteSettingsInput, siteSettingsSchema } from '@/lib/publisher/schema';

/** As the API sends them. */
export type StoredSettings = SiteSettings & { updatedAt: string | null };

type Props = { settings: StoredSettings; onReload: () => void; onClose: () => void };

const fields = { fields: settingFields };

const formSchema = z
  .custom<FormValues>()
  .transform((values) => payloadOf(fields, values))
  .pipe(siteSettingsSchema as z.ZodType<SiteSettingsInput, Record<string, unknown>>);

export function SettingsDialog({ settings, onReload, onClose }: Props) {
  const initial = useMemo(() => formValues(fields, settings), [settings]);
  const form = useForm<FormValues, unknown, SiteSettingsInput>({
    defaultValues: initial,
    resolver: zodResolver(formSchema),
    mode: 'onTouched',
  });
  const [isConflict, setConflict] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const hasChanges = () => !isSameAs({ values: form.getValues() }, initial);
  const askToClose = () => (hasChanges() ? setAsking(true) : onClose());
  useUnloadWarning(hasChanges);
  const change = useChange({
    refreshes: ['settings'],
    done: 'Site settings updated successfully',
    failed: 'Failed to update site settings',
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'edited_meanwhile') setConflict(true);
      error.issues
        .filter(({ path }) => path in initial)
        .forEach(({ path, message }, at) =>
          form.setError(path, { type: 'server', message }, { shouldFocus: at === 0 }),
        );
    },
  });
  const submit = (version: { updatedAt?: string | null }) =>
    void form.handleSubmit((input) => {
      setConflict(false);
      const body = { ...input, ...version };
      change.mutate({ path: '/api/admin/settings', method: 'PUT', body }, { onSuccess: onClose });
    })();
  return (
    <Dialog title="Edit Site Settings" closeLabel="Close" size="medium" onClose={askToClose}>
      <FormProvider {...form}>
        <form
          noValidate
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            submit({ updatedAt: settings.updatedAt });
          }}
        >
          <div className="dialog-body">
            <FormGroups fields={settingFields} />
          </div>
          <footer className="dialog-footer">
            {isConflict && (
              <ConflictNotice
                noun="page of settings"
                onReload={onReload}
                onOverwrite={() => submit({})}
              />
            )}
            <Button variant="secondary" onClick={askToClose}>
              Cancel
            </Button>
            <Button type="submit" isBusy={change.isPending} busyLabel="Saving...">
              Save Settings
            </Button>
          </footer>
        </form>
      </FormProvider>
      {isAsking && <UnsavedChangesDialog onConfirm={onClose} onCancel={() => setAsking(false)} />}
    </Dialog>
  );
}
