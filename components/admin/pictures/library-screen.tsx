'use client';

import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { count, figure, shortDate } from '@/components/admin/display/shown';
import {
  type ListDescriptor,
  type Sent,
  filterBy,
  useList,
} from '@/components/admin/list/use-list';
import { ListView, type Removal, RowAction, RowCard } from '@/components/admin/list/list-view';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { AdminLink } from '@/components/admin/shell/sections';
import { Badge } from '@/components/ui/badge';
import type { LibraryPicture as StoredPicture } from '@/lib/admin/media';
import { smallerName, smallerWidths } from '@/lib/media/picture-name';
import { startingNoun } from '@/lib/entities/resource';
import { paths } from '@/lib/paths';
import { z } from 'zod';
import { type Answer, useChange } from '@/components/admin/api/call-api';
import { EditDialog, type Editable } from '@/components/admin/form/edit-form';
import { UploadPanel, useIsUploading } from '@/components/admin/media/upload-panel';
import { Button, QuietButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { altText } from '@/lib/entities/back-office';

export type LibraryPicture = Sent<StoredPicture>;

const LIBRARY: ListDescriptor = {
  path: '/api/admin/media/library',
  searchLabel: 'Search alternative texts',
  filters: [
    filterBy('use', 'Show', {
      used: 'Used',
      unused: 'Unused',
      undescribed: 'Without alternative text',
    }),
  ],
  emptyText: 'No pictures found',
  emptyHint: 'Pictures that are uploaded into articles will appear here.',
};

const DIALOGS = { Describe: DescribeDialog, Replace: ReplaceDialog, Crop: CropDialog };
type Action = keyof typeof DIALOGS;

export function LibraryScreen() {
  const [open, setOpen] = useState<{ action: Action; picture: LibraryPicture }>();
  const OpenDialog = open && DIALOGS[open.action];
  return (
    <PageFrame title="Media" subtitle="Every uploaded picture, and where each is used">
      <ListView
        list={useList<LibraryPicture>(LIBRARY)}
        removal={removalOf}
        className="list-columns"
      >
        {(picture, remove) => {
          const act = (action: Action) => setOpen({ action, picture });
          const { url, alt, width, height, bytes, createdAt, uses } = picture;
          const [smallest] = smallerWidths(width);
          const thumbnail = smallest ? smallerName(url, smallest) : url;
          return (
            <RowCard
              key={url}
              // What nobody has described yet is told apart by its file.
              title={alt || url.replace(/^\/media\/([0-9a-f]{8}).*$/, 'Picture $1')}
              lang={alt ? 'fr' : undefined}
              before={<img src={thumbnail} alt="" loading="lazy" className="picture-thumbnail" />}
              badges={
                <>
                  {!alt && <Badge tone="amber">No alternative text</Badge>}
                  {uses.length === 0 && <Badge tone="grey">Unused</Badge>}
                </>
              }
              actions={
                <>
                  <RowAction verb="Describe" hasColon onClick={() => act('Describe')} />
                  {isInUse(picture) && (
                    <RowAction verb="Replace" hasColon onClick={() => act('Replace')} />
                  )}
                  <RowAction verb="Crop" hasColon onClick={() => act('Crop')} />
                  {uses.length === 0 && <RowAction verb="Delete" hasColon onClick={remove} />}
                </>
              }
              facts={[
                `${width} × ${height}`,
                `${figure(Math.max(1, Math.round(bytes / 1024)))} KB`,
                `Uploaded ${shortDate(createdAt)}`,
              ]}
            >
              {uses.length > 0 && (
                <details className="mt-2">
                  <summary className="link w-fit">Where it is used</summary>
                  <ul className="row-facts">
                    {uses.map((use) => (
                      <li key={`${use.source} ${use.entityId}`}>
                        {placeOf(use)} <RowName use={use} />
                      </li>
                    ))}
                    {picture.hasMoreUses && <li>… and more</li>}
                  </ul>
                </details>
              )}
            </RowCard>
          );
        }}
      </ListView>
      {OpenDialog && <OpenDialog picture={open.picture} onClose={() => setOpen(undefined)} />}
    </PageFrame>
  );
}

const removalOf = ({ url, alt }: LibraryPicture): Removal => ({
  path: `/api/admin/media?url=${encodeURIComponent(url)}`,
  noun: 'picture',
  question: 'Are you sure you want to delete this picture? This action cannot be undone.',
  subject: alt,
});

type Use = LibraryPicture['uses'][number];

const PLACES: Partial<Record<Use['source'], string>> = {
  trash: 'In the trash:',
  drafts: 'An unsaved draft of',
  letters: 'Letter',
};

function placeOf({ source, entity, count: howMany }: Use): string {
  if (source === 'revisions') return `${count(howMany, 'earlier version')} of`;
  return PLACES[source] ?? startingNoun({ noun: entity });
}

function RowName({ use: { source, entity, entityId, name } }: { use: Use }) {
  if (!name) return <span>{source === 'drafts' ? 'a new one' : 'a deleted one'}</span>;
  const title = <span lang="fr">“{name}”</span>;
  if (entity !== 'article' || source === 'trash') return title;
  return <AdminLink href={`${paths.adminSection('articles')}?edit=${entityId}`}>{title}</AdminLink>;
}

type Props = { picture: LibraryPicture; onClose: () => void };

const DESCRIPTION: Editable = {
  noun: 'picture',
  path: '/api/admin/media',
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      input: 'line',
      required: true,
      isFrench: true,
      max: 300,
      hint: 'For those who cannot see it. A text that names the picture keeps its own words.',
    },
  ],
  schema: z.object({ alt: altText }),
  saveButton: 'Save text',
};

function DescribeDialog({ picture: { url, alt }, onClose }: Props) {
  return (
    <EditDialog
      of={DESCRIPTION}
      title="Describe the picture"
      size="medium"
      start={{ alt }}
      call={(body) => ({ path: DESCRIPTION.path, method: 'PUT', body: { url, ...body } })}
      done="Alternative text updated successfully"
      failed="Failed to update the alternative text"
      intro={<img src={url} alt="" className="picture-preview" />}
      onClose={onClose}
    />
  );
}

function ReplaceDialog({ picture, onClose }: Props) {
  const isUploading = useIsUploading();
  const { replace, isPending } = useReplace(picture.url, onClose);
  return (
    <PictureDialog title="Replace the picture" isBusy={isUploading || isPending} onClose={onClose}>
      <p>
        Every article that shows this picture will show the new one, each with a revision. The old
        picture stays at its address.
      </p>
      <img src={picture.url} alt="" className="picture-preview" />
      <UploadPanel onUploaded={replace} />
    </PictureDialog>
  );
}

function CropDialog({ picture, onClose }: Props) {
  const [shape, setShape] = useState<number>();
  const [area, setArea] = useState<Area>(() => areaOfShape(picture, undefined));
  const { replace, isPending: isReplacing } = useReplace(picture.url, onClose);
  const crop = useChange({
    done: 'Picture cropped successfully',
    failed: 'Failed to crop picture',
  });
  const start = () => {
    const body = { url: picture.url, ...within(picture, area) };
    const onSaid = ({ url }: Answer) => isInUse(picture) && replace(String(url));
    const onSuccess = isInUse(picture) ? undefined : onClose;
    crop.mutate({ path: '/api/admin/media/crop', method: 'POST', body, onSaid }, { onSuccess });
  };
  const isBusy = crop.isPending || isReplacing;
  const isWhole = area.width === picture.width && area.height === picture.height;
  return (
    <PictureDialog
      title="Crop the picture"
      isBusy={isBusy}
      onClose={onClose}
      button={
        <Button disabled={isWhole} isBusy={isBusy} busyLabel="Cropping..." onClick={start}>
          Crop
        </Button>
      }
    >
      <p>
        {isInUse(picture)
          ? 'Every article that shows this picture will show the part of it, each with a revision. '
          : 'The part becomes a picture of its own. '}
        The whole picture stays at its address.
      </p>
      <CropPicture picture={picture} area={area} shape={shape} onArea={setArea} />
      <CropFields
        picture={picture}
        area={area}
        onArea={setArea}
        onShape={(chosen) => {
          setShape(chosen);
          setArea(areaOfShape(picture, chosen));
        }}
      />
    </PictureDialog>
  );
}

type DialogProps = {
  title: string;
  isBusy: boolean;
  onClose: () => void;
  button?: ReactNode;
  children: ReactNode;
};

function PictureDialog({ title, isBusy, onClose, button, children }: DialogProps) {
  const close = () => !isBusy && onClose();
  return (
    <Dialog title={title} size="medium" onClose={close}>
      <div className="dialog-body">{children}</div>
      <footer className="dialog-footer">
        <QuietButton onClick={close}>Cancel</QuietButton>
        {button}
      </footer>
    </Dialog>
  );
}

/** Rows that show it now; what was kept of rows may go on naming it. */
function isInUse({ uses }: LibraryPicture): boolean {
  return uses.some(({ source }) => source === 'articles');
}

/** All rows or none; the new picture is there already. */
function useReplace(url: string, onDone: () => void) {
  const change = useChange({
    done: 'Picture replaced successfully',
    failed: 'Failed to replace picture',
  });
  const replace = (by: string) =>
    change.mutate(
      { path: '/api/admin/media/replace', method: 'POST', body: { url, by } },
      { onSuccess: onDone },
    );
  return { replace, isPending: change.isPending };
}

type CropProps = { picture: LibraryPicture; area: Area; onArea: (area: Area) => void };

/** Drawn upon with a pointer; the fields beside it say the same in numbers. */
function CropPicture({ picture, area, shape, onArea }: CropProps & { shape?: number }) {
  const { url, width, height } = picture;
  const from = useRef<{ x: number; y: number }>(undefined);
  const { left, top, ...size } = within(picture, area);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      className="picture-crop"
      onPointerDown={(event) => {
        from.current = pointOf(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current) onArea(areaBetween(picture, from.current, pointOf(event), shape));
      }}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
    >
      <image href={url} width={width} height={height} />
      <path
        fillRule="evenodd"
        className="fill-[rgb(20_17_13/0.6)]"
        d={`M0 0H${width}V${height}H0ZM${left} ${top}h${size.width}v${size.height}h${-size.width}Z`}
      />
    </svg>
  );

  function pointOf(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: Math.min(Math.max(((event.clientX - box.left) / box.width) * width, 0), width),
      y: Math.min(Math.max(((event.clientY - box.top) / box.height) * height, 0), height),
    };
  }
}

const SHAPES = [
  { label: 'Free', shape: undefined },
  { label: '16:9', shape: 16 / 9 },
  { label: '3:2', shape: 3 / 2 },
  { label: '1:1', shape: 1 },
];

const SIDES = [
  { side: 'left', label: 'From the left' },
  { side: 'top', label: 'From the top' },
  { side: 'width', label: 'Width' },
  { side: 'height', label: 'Height' },
] as const;

type FieldsProps = CropProps & { onShape: (shape: number | undefined) => void };

/** The same as drawing on the picture, for the keyboard. */
function CropFields({ picture, area, onArea, onShape }: FieldsProps) {
  const id = useId();
  return (
    <div className="form-grid">
      <div className="form-wide">
        <label htmlFor={`${id}-shape`}>Shape</label>
        <select
          id={`${id}-shape`}
          className="field w-auto"
          onChange={(event) => onShape(SHAPES[Number(event.target.value)]?.shape)}
        >
          {SHAPES.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {SIDES.map(({ side, label }) => (
        <div key={side}>
          <label htmlFor={`${id}-${side}`}>{label}</label>
          <input
            id={`${id}-${side}`}
            type="number"
            min={0}
            max={side === 'left' || side === 'width' ? picture.width : picture.height}
            value={Number.isNaN(area[side]) ? '' : area[side]}
            className="field"
            onChange={(event) => onArea({ ...area, [side]: event.target.valueAsNumber })}
            // Not while it is being typed: the first digit of a number is a small one.
            onBlur={() => onArea(within(picture, area))}
          />
        </div>
      ))}
    </div>
  );
}

type Area = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** A picture is shown no smaller than this in any place. */
const SMALLEST_CROP = 16;

/** The largest part of this shape, in the middle. */
export function areaOfShape({ width, height }: Size, shape: number | undefined): Area {
  if (!shape) return { left: 0, top: 0, width, height };
  const fitted =
    width / height > shape
      ? { width: Math.round(height * shape), height }
      : { width, height: Math.round(width / shape) };
  return {
    left: Math.round((width - fitted.width) / 2),
    top: Math.round((height - fitted.height) / 2),
    ...fitted,
  };
}

/** What was drawn from one corner to the other, in whole points and within the picture. */
export function areaBetween(size: Size, from: Point, to: Point, shape?: number): Area {
  const width = Math.abs(to.x - from.x);
  const height = shape ? width / shape : Math.abs(to.y - from.y);
  const top = to.y < from.y ? from.y - height : from.y;
  return within(size, { left: Math.min(from.x, to.x), top, width, height });
}

export function within(size: Size, area: Area): Area {
  const width = clamp(Math.round(area.width), SMALLEST_CROP, size.width);
  const height = clamp(Math.round(area.height), SMALLEST_CROP, size.height);
  return {
    width,
    height,
    left: clamp(Math.round(area.left), 0, size.width - width),
    top: clamp(Math.round(area.top), 0, size.height - height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(Number.isFinite(value) ? value : least, Math.min(least, most)), most);
}
