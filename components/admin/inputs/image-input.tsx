import { useState } from 'react';
import { useController } from 'react-hook-form';
import { SavedAltText, UploadPanel } from '@/components/admin/media/upload-panel';
import { QuietButton } from '@/components/ui/button';
import { isUploadedPicture } from '@/lib/media/picture-name';
import { isSafeWebUrl } from '@/lib/entities/plain/web-url';
import type { InputProps } from './input-props';

export function ImageInput({ field: { name }, control }: InputProps) {
  const { field } = useController({ name });
  const [isUploading, setUploading] = useState(false);
  const url = String(field.value).trim();
  const isUpload = isUploadedPicture(url);
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <input
          {...field}
          {...control}
          type="text"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          className="field min-w-0 flex-1 basis-60"
        />
        <QuietButton
          aria-expanded={isUploading}
          onClick={() => setUploading(!isUploading)}
        >
          Upload a picture
        </QuietButton>
      </div>
      {isUploading && (
        <UploadPanel
          onUploaded={(address) => {
            field.onChange(address);
            setUploading(false);
          }}
        />
      )}
      {(isUpload || isSafeWebUrl(url)) && (
        <img src={url} alt="" referrerPolicy="no-referrer" className="picture-preview" />
      )}
      {isUpload && <SavedAltText key={url} url={url} />}
    </div>
  );
}
