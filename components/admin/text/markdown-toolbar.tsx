import type { KeyboardEvent, ReactNode } from 'react';
import type { Tool } from './markdown-edit';
import { ToolIcon } from './tool-icon';

type Props = {
  controls: string;
  previewId: string;
  isPreviewed: boolean;
  onTool: (tool: Tool) => void;
  onPreview: () => void;
  /** Buttons of what opens a panel. */
  children?: ReactNode;
};

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

export function MarkdownToolbar({ controls, previewId, isPreviewed, children, ...on }: Props) {
  return (
    <div role="group" aria-label="Formatting" className="editor-tools">
      {TOOLS.map(({ tool, label, key }) => (
        <button
          key={tool}
          type="button"
          className="icon-button"
          aria-label={label}
          aria-controls={controls}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          onClick={() => on.onTool(tool)}
        >
          <ToolIcon of={tool} />
        </button>
      ))}
      {children}
      <button
        type="button"
        className="button button-quiet ml-auto"
        aria-expanded={isPreviewed}
        aria-controls={previewId}
        onClick={on.onPreview}
      >
        Live preview
      </button>
    </div>
  );
}

export function toolOfKey(event: KeyboardEvent): Tool | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined;
  return TOOLS.find(({ key }) => key === event.key.toLowerCase())?.tool;
}
