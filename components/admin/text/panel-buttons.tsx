import { ToolIcon } from './markdown-toolbar';

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
      <ToolIcon of={panel.kind} />
    </button>
  ));
}

const PANELS: { kind: PanelKind; label: string; title: string }[] = [
  {
    kind: 'picture',
    label: 'Picture',
    title: 'Picture: or paste or drop one into the text',
  },
  {
    kind: 'find',
    label: 'Find and replace',
    title: 'Find and replace (Ctrl+F)',
  },
  {
    kind: 'links',
    label: 'Check links',
    title: 'Check where the links lead',
  },
];
