import type { ComponentProps, KeyboardEvent } from 'react';
import type { Tool } from './markdown-edit';

export type PanelKind = 'picture' | 'find' | 'links';

type Props = {
  controls: string;
  previewId: string;
  isPreviewed: boolean;
  openPanel?: PanelKind;
  hasPictures: boolean;
  onTool: (tool: Tool) => void;
  onPanel: (kind: PanelKind) => void;
  onPreview: () => void;
};

export function MarkdownToolbar({ controls, openPanel, hasPictures, ...props }: Props) {
  const panels = PANELS.filter(({ kind }) => hasPictures || kind !== 'picture');
  return (
    <div role="group" aria-label="Formatting" className="editor-tools">
      {TOOLS.map(({ tool, label, key }) => (
        <ToolButton
          key={tool}
          of={tool}
          aria-label={label}
          aria-controls={controls}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          onClick={() => props.onTool(tool)}
        />
      ))}
      {panels.map(({ kind, label, title }) => (
        <ToolButton
          key={kind}
          of={kind}
          aria-label={label}
          title={title}
          aria-expanded={kind === openPanel}
          onClick={() => props.onPanel(kind)}
        />
      ))}
      <button
        type="button"
        className="button button-quiet ml-auto"
        aria-expanded={props.isPreviewed}
        aria-controls={props.previewId}
        onClick={props.onPreview}
      >
        Live preview
      </button>
    </div>
  );
}

const TOOLS: { tool: Tool; label: string; key?: string }[] = [
  { tool: 'bold', label: 'Bold', key: 'b' },
  { tool: 'italic', label: 'Italic', key: 'i' },
  { tool: 'heading', label: 'Heading' },
  { tool: 'link', label: 'Link', key: 'k' },
  { tool: 'list', label: 'List' },
  { tool: 'steps', label: 'Numbered list' },
  { tool: 'quote', label: 'Quotation' },
  { tool: 'table', label: 'Table' },
];

export function toolOfKey(event: KeyboardEvent): Tool | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined;
  return TOOLS.find(({ key }) => key === event.key.toLowerCase())?.tool;
}

/** Each opens what is asked between the tools and the text, and closes it. */
const PANELS: { kind: PanelKind; label: string; title: string }[] = [
  { kind: 'picture', label: 'Picture', title: 'Picture: or paste or drop one into the text' },
  { kind: 'find', label: 'Find and replace', title: 'Find and replace (Ctrl+F)' },
  { kind: 'links', label: 'Check links', title: 'Check where the links lead' },
];

type ButtonProps = ComponentProps<'button'> & { of: Tool | PanelKind };

function ToolButton({ of, ...rest }: ButtonProps) {
  return (
    <button type="button" className="icon-button" {...rest}>
      <svg
        viewBox="0 0 16 16"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth={of === 'bold' ? 2 : 1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={SHAPES[of]} />
      </svg>
    </button>
  );
}

/** What each does, drawn in lines of the colour of its words. */
const SHAPES: Record<Tool | PanelKind, string> = {
  bold: 'M5 3h4a2.5 2.5 0 0 1 0 5H5zM5 8h4.6a2.5 2.5 0 0 1 0 5H5z',
  italic: 'M7 3h5M4 13h5M9.5 3l-3 10',
  heading: 'M4 3v10M12 3v10M4 8h8',
  link: 'M7 9a2.6 2.6 0 0 0 3.7 0l2.2-2.2a2.6 2.6 0 0 0-3.7-3.7L8.4 4M9 7a2.6 2.6 0 0 0-3.7 0L3.1 9.2a2.6 2.6 0 0 0 3.7 3.7l.8-.8',
  list: 'M6.5 4H14M6.5 8H14M6.5 12H14M2.6 4h.1M2.6 8h.1M2.6 12h.1',
  steps: 'M7 4h7M7 8h7M7 12h7M2 3l1.2-.6V6M2 10h2l-2 3h2',
  quote: 'M3 4v8M6.5 5H14M6.5 8H14M6.5 11H11',
  table: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M2.5 9.5h11M8 3.5v9',
  picture: 'M2.5 3.5h11v9h-11zM2.5 11l3.2-3.2 2.4 2.4 2-2 3.4 3.3M10.6 6.2h.1',
  find: 'M10.5 10.5 14 14M11.8 7a4.8 4.8 0 1 1-9.6 0 4.8 4.8 0 0 1 9.6 0z',
  links:
    'M6.2 9.2a2.6 2.6 0 0 0 3.7 0l1.9-1.9a2.6 2.6 0 0 0-3.7-3.7M8.4 6.4a2.6 2.6 0 0 0-3.7 0L2.8 8.3a2.6 2.6 0 0 0 3.3 4M9.5 12.8l1.7 1.7 3-3.4',
};
