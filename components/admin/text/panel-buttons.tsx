export type PanelKind = 'picture' | 'find' | 'links';

type Props = { open?: PanelKind; hasPictures: boolean; onPress: (kind: PanelKind) => void };

/** Each opens what is asked between the tools and the text, and closes it. */
export function PanelButtons({ open, hasPictures, onPress }: Props) {
  return PANELS.filter(({ kind }) => hasPictures || kind !== 'picture').map((panel) => (
    <button
      key={panel.kind}
      type="button"
      className="icon-button"
      aria-label={panel.label}
      title={panel.title}
      aria-expanded={panel.kind === open}
      onClick={() => onPress(panel.kind)}
    >
      <svg
        viewBox="0 0 16 16"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden
      >
        <path d={panel.shape} />
      </svg>
    </button>
  ));
}

const PANELS: { kind: PanelKind; label: string; title: string; shape: string }[] = [
  {
    kind: 'picture',
    label: 'Picture',
    title: 'Picture: or paste or drop one into the text',
    shape: 'M2.5 3.5h11v9h-11zM2.5 11l3.2-3.2 2.4 2.4 2-2 3.4 3.3M10.6 6.2h.1',
  },
  {
    kind: 'find',
    label: 'Find and replace',
    title: 'Find and replace (Ctrl+F)',
    shape: 'M10.5 10.5 14 14M11.8 7a4.8 4.8 0 1 1-9.6 0 4.8 4.8 0 0 1 9.6 0z',
  },
  {
    kind: 'links',
    label: 'Check links',
    title: 'Check where the links lead',
    shape:
      'M6.2 9.2a2.6 2.6 0 0 0 3.7 0l1.9-1.9a2.6 2.6 0 0 0-3.7-3.7M8.4 6.4a2.6 2.6 0 0 0-3.7 0L2.8 8.3a2.6 2.6 0 0 0 3.3 4M9.5 12.8l1.7 1.7 3-3.4',
  },
];
