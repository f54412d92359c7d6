type Props = {
  label: string;
  title: string;
  isOpen: boolean;
  onPress: () => void;
  /** Drawn with lines on 16 by 16. */
  shape: string;
};

/** Opens what is asked between the tools and the text. */
export function PanelButton({ label, title, isOpen, onPress, shape }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={title}
      aria-expanded={isOpen}
      onClick={onPress}
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
        <path d={shape} />
      </svg>
    </button>
  );
}
