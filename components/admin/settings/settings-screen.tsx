'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotLoaded, Waiting, shortMoment } from '@/components/admin/display/shown';
import { EditDialog, type Editable } from '@/components/admin/form/edit-form';
import { fieldText } from '@/components/admin/revisions/field-text';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Button } from '@/components/ui/button';
import {
  type SiteSettings,
  isAskedByLaw,
  settingFields,
  siteSettingsSchema,
} from '@/lib/entities/settings';

type StoredSettings = SiteSettings & { updatedAt: string | null };

const SETTINGS: Editable = {
  noun: 'page of settings',
  path: '/api/admin/settings',
  fields: settingFields,
  schema: siteSettingsSchema,
  saveButton: 'Save Settings',
};

export function SettingsScreen() {
  const [isEditing, setEditing] = useState(false);
  const query = useQuery<StoredSettings>({ queryKey: [SETTINGS.path] });
  const { data: settings } = query;
  return (
    <PageFrame
      title="Site Settings"
      subtitle="Who publishes the site: legal notice, privacy page, contact page, footer, feeds"
      actions={settings && <Button onClick={() => setEditing(true)}>Edit Settings</Button>}
    >
      {settings && (
        <div className="panel">
          <dl className="setting-list">
            {settingFields.map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd lang={'isFrench' in field && settings[field.name] ? 'fr' : undefined}>
                  {fieldText(field, settings[field.name], (id) => id) ||
                    (isAskedByLaw(field.name) ? (
                      <strong className="text-danger">Missing: the law asks for it</strong>
                    ) : (
                      <span className="text-muted">Not filled in</span>
                    ))}
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
      )}
      {!settings && query.isError && <NotLoaded what="The settings" {...query} />}
      {!settings && !query.isError && <Waiting />}
      {isEditing && settings && (
        <EditDialog
          of={SETTINGS}
          title="Edit Site Settings"
          size="medium"
          item={settings}
          done="Site settings updated successfully"
          failed="Failed to update site settings"
          onClose={() => setEditing(false)}
        />
      )}
    </PageFrame>
  );
}
