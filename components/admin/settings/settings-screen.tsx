'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import { shortMoment } from '@/components/admin/display/figures';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { choices } from '@/lib/resources/choices';
import { type SiteSettings, isAskedByLaw, settingFields } from '@/lib/publisher/settings';
import { SettingsDialog, type StoredSettings } from './settings-dialog';

export function SettingsScreen() {
  const [isEditing, setEditing] = useState(false);
  const query = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => callApi<StoredSettings>('/api/admin/settings', { signal }),
  });
  const { data: settings } = query;
  return (
    <PageFrame
      title="Site Settings"
      subtitle="Who publishes the site: legal notice, privacy page, contact page, footer, feeds"
      actions={settings && <Button onClick={() => setEditing(true)}>Edit Settings</Button>}
    >
      {settings ? (
        <Facts settings={settings} />
      ) : query.isError ? (
        <div role="alert" className="list-empty">
          <p>The settings could not be loaded</p>
          <Button onClick={() => void query.refetch()}>Try again</Button>
        </div>
      ) : (
        <div className="grid place-items-center py-20">
          <Spinner />
        </div>
      )}
      {isEditing && settings && (
        <SettingsDialog
          key={settings.updatedAt}
          settings={settings}
          onReload={() => void query.refetch()}
          onClose={() => setEditing(false)}
        />
      )}
    </PageFrame>
  );
}

function Facts({ settings }: { settings: StoredSettings }) {
  return (
    <div className="panel">
      <dl className="setting-list">
        {settingFields.map(({ name, label, isFrench }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd lang={isFrench && settings[name] ? 'fr' : undefined}>
              {shown(settings, name) ?? <Missing isAsked={isAskedByLaw(name)} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted">
        {settings.updatedAt
          ? `Last changed ${shortMoment(settings.updatedAt)}`
          : 'Nothing has been filled in yet. What is empty is left out of the pages.'}
      </p>
    </div>
  );
}

function Missing({ isAsked }: { isAsked: boolean }) {
  return isAsked ? (
    <strong className="text-danger">Missing: the law asks for it</strong>
  ) : (
    <span className="text-muted">Not filled in</span>
  );
}

function shown(settings: SiteSettings, name: keyof SiteSettings): string | null {
  if (name === 'factsLicence') return choices.factsLicence[settings.factsLicence];
  return name === 'socialLinks' ? settings.socialLinks.join('\n') || null : settings[name];
}
